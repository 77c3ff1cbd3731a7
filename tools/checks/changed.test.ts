import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'

interface Owners {
  specs: string[]
  folders: string[]
  types: string[]
  views: string[]
}
type Row = Partial<Record<'browser' | 'http' | 'types' | 'view', string[]>>

// A program of the launcher: plain JavaScript without types.
const {
  isProduct,
  ownersOf,
  rows,
  testsFor,
}: {
  isProduct(file: string): boolean
  ownersOf(file: string): Owners
  rows: [string, Row][]
  testsFor(files: string[]): Owners
} = await import(new URL('./changed.mjs', import.meta.url).href)

const SERVER = 'apps/server/src'
const specs = (names: string[]) => names.map((name) => `e2e/${name}.spec.ts`)

it.each([
  ['apps/server/src/areas/news/store.ts', ['news-desk', 'news-publish', 'news']],
  ['apps/web/src/areas/help/page.tsx', ['help-desk', 'help']],
  ['apps/web/src/areas/admin/news/list.tsx', ['news-desk', 'news-publish', 'news']],
  ['packages/contract/src/areas/help.ts', ['help-desk', 'help']],
  ['packages/modules/src/word/View.tsx', ['modules/word']],
  ['packages/modules/src/kit/board/grid.ts', ['game-room', 'modules/classification', 'modules/matching']],
  ['packages/ui/src/Button.tsx', ['site', 'states']],
  ['apps/web/src/app/desk/use-desk-form.ts', ['desk', 'drafts', 'study-desk']],
  ['e2e/help.spec.ts', ['help']],
  ['docs/http-caching.md', []],
])('%s is seen by the browser tests of its owner', (file, names) => {
  expect(testsFor([file]).specs).toEqual(expect.arrayContaining(specs(names)))
  expect(testsFor([file]).specs.length).toBeLessThanOrEqual(5)
  if (names.length === 0) expect(testsFor([file]).specs).toEqual([])
})

it('changes in several places add up, each test once', () => {
  const files = [
    'apps/web/src/areas/help/page.tsx',
    'apps/server/src/areas/help/routes.ts',
    'e2e/register.spec.ts',
  ]
  expect(testsFor(files).specs).toEqual(specs(['help-attack', 'help-desk', 'help', 'register']))
})

it.each([
  ['apps/server/src/areas/news/store.ts', ['areas/news']],
  ['packages/contract/src/areas/help.ts', ['areas/help']],
  ['apps/server/src/domain/edit/lock.ts', ['areas/help', 'areas/lesson-desk', 'areas/news', 'domain/edit']],
  ['apps/web/src/areas/help/page.tsx', []],
])('%s is seen by the HTTP tests of its owner', (file, folders) => {
  expect(testsFor([file]).folders).toEqual(folders.map((name) => `${SERVER}/${name}/`))
})

it('a type of modules is drawn by itself, a part of the kit by some that are made of it', () => {
  expect(testsFor(['packages/modules/src/word/View.tsx']).types).toEqual(['word'])
  expect(testsFor(['packages/modules/src/kit/pair/Pair.tsx']).types).toEqual(['matching_2', 'word_matching'])
  expect(testsFor(['e2e/views/room.browser.tsx']).views).toEqual(['e2e/views/room.browser.tsx'])
})

it('every folder of the product has somebody who tests it', () => {
  const files = execFileSync('git', ['ls-files', 'apps', 'packages'], { encoding: 'utf8' }).split('\n')
  const byFolder = Map.groupBy(files.filter(isProduct), dirname)
  const orphans = [...byFolder].filter(([, [file = '']]) => {
    const { specs, folders, types, views } = ownersOf(file)
    return [...specs, ...folders, ...types, ...views].length === 0
  })
  expect(byFolder.size).toBeGreaterThan(200)
  expect(orphans.map(([folder]) => folder)).toEqual([])
})

it.each(rows)('the row of %s names what is there', (folder, row) => {
  const named = [
    folder,
    ...specs(row.browser ?? []),
    ...(row.http ?? []).map((name) => `${SERVER}/${name}`),
    ...(row.types ?? []).map((name) => `packages/modules/src/${name}/module.ts`),
    ...(row.view ?? []).map((name) => `e2e/views/${name}.browser.tsx`),
  ]
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})
