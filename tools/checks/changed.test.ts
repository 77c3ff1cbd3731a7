import { expect, it } from 'vitest'

// A program of the launcher: plain JavaScript without types.
const { allSpecs, serverFoldersFor, specsFor } = await import(new URL('./changed.mjs', import.meta.url).href)

const SPECS = ['news', 'news-desk', 'help', 'journey', 'site', 'modules/word', 'modules/word_games'].map(
  (name) => `e2e/${name}.spec.ts`,
)

it.each([
  ['apps/server/src/areas/news/store.ts', ['news', 'news-desk']],
  ['apps/web/src/areas/help/page.tsx', ['help']],
  ['apps/web/src/areas/admin/news/list.tsx', ['news', 'news-desk']],
  ['packages/contract/src/areas/help.ts', ['help']],
  ['packages/modules/src/word/View.tsx', ['modules/word']],
  ['packages/ui/src/Button.tsx', ['journey', 'site']],
  ['e2e/help.spec.ts', ['help']],
  ['docs/http-caching.md', []],
])('%s is seen by its own browser tests', (file, names) => {
  expect(specsFor([file], SPECS)).toEqual(names.map((name) => `e2e/${name}.spec.ts`))
})

it('changes in several places add up, each test once', () => {
  const files = [
    'apps/web/src/areas/help/page.tsx',
    'apps/server/src/areas/help/routes.ts',
    'e2e/news.spec.ts',
  ]
  expect(specsFor(files, SPECS)).toEqual(['e2e/news.spec.ts', 'e2e/help.spec.ts'])
})

it.each([
  ['apps/server/src/areas/news/store.ts', ['areas/news/']],
  ['packages/contract/src/areas/help.ts', ['areas/help/']],
  ['apps/server/src/domain/edit/lock.ts', ['domain/edit/']],
  ['apps/web/src/areas/help/page.tsx', []],
])('%s is seen by the HTTP tests beside it', (file, folders) => {
  expect(serverFoldersFor([file])).toEqual(folders.map((name) => `apps/server/src/${name}`))
})

it('the walk for what has no tests of its own is there', () => {
  const specs = allSpecs()
  expect(specsFor(['packages/ui/src/Button.tsx'], specs)).toHaveLength(2)
})
