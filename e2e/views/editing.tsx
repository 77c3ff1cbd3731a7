import { type EditorHost, ModuleEditor } from '@hakka/modules/editor'
import { draftFaults, editorShape, moduleTypes, openedContent } from '@hakka/modules/server'
import { beforeEach, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { withFiles } from './demo.ts'
import './lesson.css'

const samples = import.meta.glob<string>('../../packages/modules/src/*/sample.json', {
  query: '?raw',
  import: 'default',
})

/** Readings that the dictionary of these tests knows. */
export const KNOWN: Readonly<Record<string, string>> = {
  狗仔: 'gieu31 e31',
  貓仔: 'meu55 e31',
  牛: 'ngiu11',
  象: 'xiong55',
  食: 'siid5',
  兔仔: 'tu55 e31',
  茶葉: 'ca11 iab5',
}

const host: EditorHost = {
  dialectId: 1,
  lesson: { step_no: 1, semester_no: 1, dialect_id: 1, no: 5 },
  words: [
    { text: { hakka: '狗仔', pinyin: 'gieu31 e31', chinese: '狗' } },
    { text: { hakka: '貓仔', pinyin: 'meu55 e31', chinese: '貓' } },
  ],
  files: [{ kind: 'picture', file: { url: '/content/demo/pictures/words/sun.webp' }, name: '日頭' }],
  readingOf: async (text) => KNOWN[text],
  upload: async (_, file) => ({ url: `/files/${file.name}` }),
  announce: () => {},
  Recorder: () => null,
  RichText: ({ label, value, onValue }) => (
    <textarea aria-label={label} value={value} onChange={(event) => onValue(event.target.value)} />
  ),
}

let written: unknown
let changes = 0
let jumpTo = async (_: string) => {}

/** Presses a fault that is about a path of the content. */
export const jumpsTo = (path: string): Promise<void> => jumpTo(path)

/** The content as it was written last. */
export const content = (): unknown => written

/** How often anything was written since the editor was opened. */
export const changesNow = (): number => changes

/** Opens the editor of a type as the page does, with its sample unless another content is given. */
export async function opensEditor(
  type: string,
  given?: unknown,
  [width, height] = [820, 900],
): Promise<unknown> {
  await cleanup()
  await page.viewport(width, height)
  document.documentElement.lang = 'zh-Hant-TW'
  document.body.className = 'page-body'
  const own = moduleTypes.get(type)
  const sample = samples[`../../packages/modules/src/${type}/sample.json`]
  if (!own || !sample) throw new Error(`no type ${type}`)
  const first = openedContent(own, given ?? JSON.parse(withFiles(await sample())), own.version)
  const draw = (now: unknown, jump?: { path: string }) => (
    <main className="bg-page p-3 text-18">
      <h1 className="sr-only">編輯模組</h1>
      <h2 className="sr-only">內容</h2>
      <ModuleEditor
        type={type}
        content={now}
        onChange={(next) => {
          written = next
          changes += 1
          void screen.rerender(draw(next))
        }}
        faults={draftFaults(own, now)}
        shape={editorShape(own)}
        host={host}
        jump={jump}
      />
    </main>
  )
  written = first
  changes = 0
  jumpTo = (path) => screen.rerender(draw(written, { path }))
  const screen = await render(draw(first), { container: document.body })
  await expect.poll(() => document.querySelector('summary, input, textarea')).not.toBeNull()
  return first
}

/** What is wrong with what was written, in words. */
export function faultsNow(type: string): string[] {
  const own = moduleTypes.get(type)
  return own ? draftFaults(own, written).map(({ path, message }) => `${path}: ${message}`) : ['no type']
}

const named = (element: Element | null): string =>
  element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''

const labelOf = (element: Element | null): string =>
  element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent?.trim() ?? '') : ''

/** What has the focus, by its name. */
export function focused(): string {
  const own = document.activeElement
  return own === document.body ? '' : labelOf(own) || named(own)
}

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

/** Goes on by Tab until something with a name that contains this has the focus. */
export async function tabTo(name: string): Promise<void> {
  for (let steps = 0; steps < 90; steps++) {
    await press('{Tab}')
    if (focused().includes(name)) return
  }
  throw new Error(`Tab leads to no 「${name}」`)
}

/** Writes Hakka where the focus is, and takes the dictionary's reading by Tab. */
export async function writesHakka(text: string): Promise<void> {
  await press(text)
  await expect.poll(() => document.body.textContent).toContain('用辭典的')
  await press('{Tab}{Tab}')
  await expect.poll(() => document.body.textContent).not.toContain('用辭典的')
}

/** A thing of the board that shows a text, of a kind where several do. */
export function thing(text: string, kind = ''): HTMLElement {
  const own = [
    ...document.querySelectorAll<HTMLElement>(kind === '' ? '[data-spot]' : `[data-spot^="${kind}"]`),
  ].find((one) => one.textContent?.includes(text))
  if (!own) throw new Error(`no 「${text}」 on the board`)
  return own
}

/** Each test of the file fails if anything was told as an error in the console. */
export function quietConsole(): void {
  beforeEach(() => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => {
      // What a field asks the dictionary comes back when no test waits for it.
      const lines = told.mock.calls
        .map(([first]) => String(first))
        .filter((line) => !/ inside a test was not /.test(line))
      told.mockRestore()
      expect(lines).toEqual([])
    }
  })
}
