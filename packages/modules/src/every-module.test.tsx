import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { DIALECTS } from '@hakka/contract/constants'
import { SAID_TYPES } from '@hakka/contract/constants/room'
import { readingFault } from '@hakka/hakka/ruby'
import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from './kit/testing/render.tsx'
import { moduleTypes, readContent } from './server.ts'
import { ModuleView, moduleItems, preloadView, viewTypes } from './web.tsx'

const here = new URL('.', import.meta.url)
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'self-study'].includes(entry.name))
  .map((entry) => entry.name)

const has = (type: string, file: string) => existsSync(new URL(`${type}/${file}`, here))
const sampleOf = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`${type}/sample.json`, here), 'utf8'))

const releases = new URL('../released/', here)
/** What releases kept of a type's contents (`npm run content:release`): each has to open for ever after. */
const releasedOf = (type: string): { version: number; content: unknown }[] =>
  readdirSync(releases).flatMap((release) => {
    const file = new URL(`${release}/${type}.json`, releases)
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  })

describe('module types', () => {
  it('are the same on the server, in the browser and in the folders', () => {
    expect([...moduleTypes.keys()].sort()).toEqual([...folders].sort())
    expect([...viewTypes].sort()).toEqual([...folders].sort())
  })
  it('have a name of their own each', () => {
    const names = [...moduleTypes.values()].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
  it('of a release stay: none that has kept contents is gone', () => {
    const kept = readdirSync(releases).flatMap((release) => readdirSync(new URL(`${release}/`, releases)))
    expect(kept.length).toBeGreaterThanOrEqual(32)
    for (const file of kept) expect(folders).toContain(file.replace('.json', ''))
  })
})

describe.each(folders)('%s', (type) => {
  const definition = moduleTypes.get(type)

  it('has definition, view, sample and tests, under its own id', () => {
    expect(definition?.id).toBe(type)
    for (const file of ['module.ts', 'View.tsx', 'sample.json', 'View.test.tsx'])
      expect(has(type, file), file).toBe(true)
    if (has(type, 'score.ts')) expect(has(type, 'score.test.ts')).toBe(true)
  })

  it('reads its sample, and its content for a new module, as they are', () => {
    const sample = sampleOf(type)
    expect(definition?.schema.safeParse(sample).error?.issues).toBeUndefined()
    expect(definition?.migrate(sample, definition.version)).toEqual(sample)
    expect(definition?.schema.safeParse(definition.empty()).error?.issues).toBeUndefined()
  })

  it('has something to say together where the site says so, read as it stands, and else nothing', () => {
    const said = definition?.said(sampleOf(type)) ?? []
    expect(said.length > 0).toBe(SAID_TYPES.includes(type))
    for (const { text, lang, pinyin } of said) {
      expect(text).not.toMatch(/[[\]［］【】＿]/)
      expect(lang === 'zh' || readingFault(text, pinyin) === undefined, text).toBe(true)
    }
  })

  it('opens every content that a release has kept, and shows it', async () => {
    await preloadView(type)
    for (const { version, content } of releasedOf(type)) {
      const read = readContent(type, content, version)
      if (!read?.ok) throw new Error(JSON.stringify(read?.problems))
      const items = moduleItems(type, read.content).map((item) => item.no - 1)
      const html = await render(
        <ModuleView type={type} content={read.content} items={items} moduleKey={`released ${type}`} />,
        testHost(),
      )
      expect(textOf(html).length).toBeGreaterThan(10)
    }
  })

  it('tells the same items to server and browser', () => {
    const content = definition?.schema.parse(sampleOf(type))
    expect(moduleItems(type, content)).toEqual(definition?.items(content))
  })

  it.each(DIALECTS)('shows its sample in $name, item by item and on one page', async ({ id }) => {
    await preloadView(type)
    const content = definition?.schema.parse(sampleOf(type))
    const items = moduleItems(type, content).map((item) => item.no - 1)
    const host = testHost({ dialectId: id })
    for (const shown of [items, ...items.map((item) => [item])]) {
      const html = await render(
        <ModuleView type={type} content={content} items={shown} moduleKey={`test ${type}`} />,
        host,
      )
      expect(textOf(html).length).toBeGreaterThan(10)
      expect(html, 'a style attribute is refused by the content security policy').not.toMatch(/ style="/)
    }
  })
})

describe('a module that no view knows', () => {
  const shown = (type: string, content: unknown, broken: boolean) =>
    render(<ModuleView type={type} content={content} broken={broken} items={[]} moduleKey="test" />)

  it('is named in red, its raw content escaped and folded away', async () => {
    const html = await shown('ranking_<bar>', { text: '<script>alert(1)</script>' }, false)
    expect(html).toContain('未定義的模組 ranking_&lt;bar&gt;')
    expect(html).toContain('text-wrong')
    expect(html).toMatch(/<details.*&lt;script&gt;/s)
    expect(html).not.toContain('<script>')
  })
  it('shows the raw content of a known type that can no longer read it', async () => {
    const html = await shown('word', { nothing: true }, true)
    expect(html).toContain('這個模組的內容有誤')
    expect(html).toContain('nothing')
    expect(moduleItems('word', { nothing: true }, true)).toEqual([])
  })
})

describe('the size of a module', () => {
  it("is the reader's, and larger on a wall", async () => {
    const host = testHost({ reading: { pinyin: 'none', chinese: false, size: 1.25, projector: true } })
    const html = await render(<ModuleView type="?" content="" items={[]} moduleKey="test" />, host)
    expect(html).toContain('data-size="1.25" data-projector="true"')
  })
})
