import { largestContent } from '@hakka/modules/testing'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ShownModule } from '../../apps/web/src/areas/admin/lesson-module/ShownModule.tsx'
import { withFiles } from './demo.ts'
import { quietConsole } from './editing.tsx'
import './lesson.css'

quietConsole()

const samples = import.meta.glob<string>('../../packages/modules/src/*/sample.json', {
  query: '?raw',
  import: 'default',
})

/** Of each type with a board, and of two with long lists: the text that is written, and the round it is in. */
const WRITTEN: readonly [type: string, path: string, item: number][] = [
  ['timeline_cloze', 'questions.19.terms.2.bottom.text', 19],
  ['organizational_mindmap', 'questions.1.terms.0.text', 1],
  ['venn_diagram', 'groups.1.options.2.text', 1],
  ['matching_in_diagram', 'layers.1.items.2.text', 1],
  ['word_relation_ver', 'relations.31.text', 31],
  ['practice', 'questions.40.reactable_options.3.text', 40],
  ['matching', 'terms.29.reactable_options.7.text', 29],
]

/** What the editor makes of a content with each key: the same but for what was touched. */
function put(value: unknown, [key = '', ...rest]: readonly string[], text: unknown): unknown {
  if (key === '') return typeof text === 'function' ? text(value) : text
  if (Array.isArray(value)) return value.map((own, at) => (at === Number(key) ? put(own, rest, text) : own))
  return { ...Object(value), [key]: put(Object(value)[key], rest, text) }
}

const NO_WORDS: never[] = []

/** Shows a content as the preview does, and another one in its place. */
async function opensPreview(type: string, first: unknown, item?: number) {
  await cleanup()
  await page.viewport(390, 844)
  document.body.className = 'page-body'
  const shown = (content: unknown, turn: number, at = item) => (
    <main className="bg-page p-4">
      <h1 className="sr-only">預覽</h1>
      <ShownModule
        kind="hakka-preview"
        type={type}
        content={content}
        turn={turn}
        dialectId={1}
        levelNo={1}
        title="練習"
        code="A1"
        words={NO_WORDS}
        item={at}
        projector={false}
      />
    </main>
  )
  const draw = (content: unknown, turn: number, at = item) => screen.rerender(shown(content, turn, at))
  const screen = await render(shown(first, 0), { container: document.body })
  await expect.poll(() => document.querySelector('[data-part][data-live]')).not.toBeNull()
  return draw
}

const largestOf = async (type: string): Promise<unknown> => {
  const sample = samples[`../../packages/modules/src/${type}/sample.json`]
  if (!sample) throw new Error(`no type ${type}`)
  return largestContent(type, JSON.parse(withFiles(await sample())))
}

/** React gives an element other props each time that it draws it. */
const propsOf = (element: Element): unknown => {
  const key = Object.keys(element).find((own) => own.startsWith('__reactProps$'))
  return key && Reflect.get(element, key)
}
const faces = () => [...document.querySelectorAll('.option-face, .ruby')]

describe('the preview of the largest content', () => {
  test.each(WRITTEN)('%s: a key draws only what is written', async (type, path, item) => {
    const content = await largestOf(type)
    const draw = await opensPreview(type, content, item)
    const writes = (signs: string) =>
      draw(
        put(content, path.split('.'), (text: string) => text + signs),
        0,
      )
    // The first letters may set a whole board otherwise: it has a long text now.
    await writes('，，，')
    const before = new Map(faces().map((face) => [face, propsOf(face)]))
    expect(before.size).toBeGreaterThan(12)
    await writes('，，，！')
    const drawn = faces().filter((face) => propsOf(face) !== before.get(face))
    expect(drawn).not.toEqual([])
    expect(drawn.filter((face) => !face.textContent?.includes('，，，！'))).toEqual([])
  })
})

const question = (text: string) => ({
  question: { text, lang: 'zh' },
  reactable_options: ['狗', '貓', '牛'].map((own, id) => ({
    id,
    text: own,
    lang: 'zh',
    is_correct: id === 0,
  })),
})
const three = { questions: ['第一個問題', '第二個問題', '第三個問題'].map(question) }

test('the round that is written is shown, and no other', async () => {
  const draw = await opensPreview('practice', three, 2)
  const heads = () => [...document.querySelectorAll('h3')].map((head) => head.innerText)
  expect(heads()).toEqual([expect.stringContaining('第三個問題')])
  await draw(three, 0, 1)
  await expect.poll(heads).toEqual([expect.stringContaining('第二個問題')])
})

test('what was tried stays while texts are written, and begins anew when an answer is another', async () => {
  const draw = await opensPreview('practice', three, 0)
  const placed = () => document.querySelector('[data-area]')?.textContent ?? ''
  await userEvent.click(page.getByRole('button', { name: '貓' }))
  await expect.poll(placed).toContain('貓')
  const renamed = put(three, ['questions', '0', 'reactable_options', '1', 'text'], '貓仔')
  await draw(renamed, 0)
  await draw(renamed, 1)
  expect(placed()).toContain('貓仔')
  const right = put(renamed, ['questions', '0', 'reactable_options', '1', 'is_correct'], true)
  await draw(right, 1)
  await draw(right, 2)
  await expect.poll(placed).not.toContain('貓仔')
})
