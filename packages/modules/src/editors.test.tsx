import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editorTypes, fitted, ModuleEditor } from './editor.tsx'
import { at, listOf, put } from './kit/editor/draft.ts'
import type { EditorHost } from './kit/editor/editor-host.tsx'
import type { Shape } from './kit/editor/shape.ts'
import { changed } from './kit/editor/tidied.ts'
import { render, testHost } from './kit/testing/render.tsx'
import { draftFaults, editorShape, moduleTypes, newContent, openedContent } from './server.ts'
import { ModuleView, moduleItems, preloadView } from './web.tsx'

const here = new URL('.', import.meta.url)
const sampleOf = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`${type}/sample.json`, here), 'utf8'))

/** In the gate, as of random inputs, a few fields of a content, spread over it; elsewhere all, or so many at most. */
const FEW = 7
const isGate = Number(process.env.FUZZ_RUNS ?? Number.POSITIVE_INFINITY) <= FEW
const someOf = <T,>(all: readonly T[], most = all.length) =>
  all.filter((_, index) => index % Math.ceil(all.length / (isGate ? FEW : most)) === 0)

const host: EditorHost = {
  dialectId: 1,
  words: [],
  files: [],
  readingOf: async () => undefined,
  upload: async () => ({ url: '/files/x.webp' }),
  announce() {},
  Recorder: () => null,
  RichText: () => null,
}

/** Every path of a shape that a content has something at, with the shape there. */
function* places(shape: Shape, value: unknown, path = ''): Generator<{ path: string; shape: Shape }> {
  if (path !== '') yield { path, shape }
  const below = (key: string | number) => (path === '' ? `${key}` : `${path}.${key}`)
  if (shape.is === 'list')
    for (const [index, own] of listOf(value).slice(0, 2).entries()) yield* places(shape.of, own, below(index))
  if (shape.is === 'object')
    for (const [key, field] of Object.entries(shape.fields)) {
      const own = at(value, key)
      if (own !== undefined) yield* places(field, own, below(key))
    }
}

it('a folder has an editor of its own where the door names it, and nowhere else', () => {
  const own = readdirSync(here).filter((folder) => existsSync(new URL(`${folder}/Editor.tsx`, here)))
  expect([...editorTypes].sort()).toEqual(own.sort())
})

describe.each([...moduleTypes.values()])('the editor of $id', (type) => {
  const shape = editorShape(type)
  const sample = sampleOf(type.id)
  const opened = openedContent(type, sample, type.version)

  it('opens its sample, and saves the same content', () => {
    expect(type.schema.parse(opened)).toEqual(type.schema.parse(sample))
    // Its shape goes to the browser as it is.
    expect(JSON.parse(JSON.stringify(shape))).toEqual(shape)
    for (const { path } of places(shape, opened)) {
      if (at(opened, path) === '') continue
      expect(type.schema.parse(changed(shape, opened, path, at(opened, path)))).toEqual(
        type.schema.parse(sample),
      )
    }
  })

  it('draws a new module, of which it says once what is lacking', async () => {
    const begun = newContent(type)
    for (const { message } of draftFaults(type, begun)) expect(message).toMatch(/未填寫|至少|^(?!「」).*沒有/)
    await preloadView(type.id)
    const content = fitted(shape, begun)
    const items = moduleItems(type.id, content).map(({ no }) => no - 1)
    const view = <ModuleView type={type.id} content={content} items={items} moduleKey={`new ${type.id}`} />
    await expect(render(view, testHost())).resolves.toBeDefined()
  })

  it('says what is wrong where a field is emptied, in Chinese', () => {
    for (const { path, shape: own } of places(shape, opened)) {
      if (own.optional || own.is === 'map' || own.is === 'unknown') continue
      const faults = draftFaults(type, put(opened, path, undefined))
      for (const { message } of faults) expect(message, path).toMatch(/\p{Script=Han}/u)
      if (own.is === 'text' && own.min > 0)
        expect(
          faults.map((fault) => fault.path),
          path,
        ).toContain(path)
    }
  })

  it('says it in Chinese too where a field is far too long, or of another kind', () => {
    for (const { path, shape: own } of someOf([...places(shape, opened)])) {
      const wrong = own.is === 'text' ? '長'.repeat(100_001) : { never: true }
      for (const { message } of draftFaults(type, put(opened, path, wrong)))
        expect(message, path).toMatch(/\p{Script=Han}/u)
    }
  })

  it('shows its module while any of its fields is empty', async () => {
    await preloadView(type.id)
    for (const { path } of someOf([...places(shape, opened)], 25)) {
      const content = fitted(shape, put(opened, path, undefined))
      const items = moduleItems(type.id, content).map(({ no }) => no - 1)
      const view = <ModuleView type={type.id} content={content} items={items} moduleKey={`fit ${type.id}`} />
      expect((await render(view, testHost())).length, path).toBeGreaterThan(10)
    }
  })

  it('draws its fields, without ids, numbers of places or Latin names', async () => {
    const html = await render(
      <ModuleEditor
        type={type.id}
        content={opened}
        onChange={() => {}}
        faults={[]}
        shape={shape}
        host={host}
      />,
    )
    const labels = [...html.matchAll(/<label[^>]*>([^<]*)<|<legend[^>]*>([^<]*)</g)].map(
      ([, label, legend]) => label ?? legend ?? '',
    )
    expect(labels.join('')).not.toMatch(/[A-Za-z_@]/)
    expect(html).not.toMatch(/ style="/)
  })
})
