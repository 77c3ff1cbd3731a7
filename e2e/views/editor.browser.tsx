import { type EditorHost, ModuleEditor, type Remark } from '@hakka/modules/editor'
import { draftFaults, editorShape, moduleTypes } from '@hakka/modules/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { expectNoFindings } from './axe.ts'
import './lesson.css'

const host: EditorHost = {
  dialectId: 1,
  words: [{ text: { hakka: '阿婆', pinyin: 'a24 po11', chinese: '奶奶' } }],
  files: [],
  readingOf: async (text) => (text === '阿公' ? 'a24 gung24' : undefined),
  upload: async (_, file) => ({ url: `/files/${file.name}` }),
  announce() {},
  Recorder: () => null,
  RichText: () => null,
}

let content: unknown
/** Hears of each change before it is drawn. */
let onWritten = () => {}
/** What was changed last has been drawn. */
let drawn: Promise<unknown> = Promise.resolve()
const at = (...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (own, key) => (typeof own === 'object' && own !== null ? Reflect.get(own, key) : undefined),
    content,
  )

interface More {
  host?: Partial<EditorHost>
  remarks?: readonly Remark[]
  jump?: { path: string }
}

async function opens(type: string, first: unknown, { host: own, ...more }: More = {}) {
  await drawn
  await cleanup()
  await page.viewport(820, 900)
  const known = moduleTypes.get(type)
  if (!known) throw new Error(`no type ${type}`)
  const shape = editorShape(known)
  const around: EditorHost = Object.defineProperties({ ...host }, Object.getOwnPropertyDescriptors(own ?? {}))
  content = first
  const draw = () => (
    <main className="bg-page p-3 text-18">
      <h1 className="sr-only">編輯</h1>
      <ModuleEditor
        type={type}
        content={content}
        onChange={(next) => {
          content = next
          onWritten()
          // One after the other: two changes of one event would draw into each other.
          drawn = drawn.then(() => screen.rerender(draw()))
        }}
        faults={draftFaults(known, content)}
        shape={shape}
        host={around}
        {...more}
      />
    </main>
  )
  const screen = await render(draw())
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

const word = (hakka: string, pinyin: string) => ({ text: { hakka, pinyin, chinese: '' } })
const keys = (pressed: string) => userEvent.keyboard(pressed)
const hakka = () => page.getByLabelText('客語', { exact: true }).first()

afterEach(() => {
  onWritten = () => {}
  return drawn
})

beforeEach(() => {
  document.documentElement.lang = 'zh-Hant-TW'
})

test('a reading is typed in marks and kept in numbers; the dictionary’s is taken by Tab; what lacks a tone says so', async () => {
  await opens('word', { words: [word('', '')] })
  await hakka().fill('阿公')
  const pinyin = page.getByLabelText('拼音', { exact: true }).first()
  await expect.element(page.getByRole('button', { name: /用辭典的/ })).toBeVisible()
  pinyin.element().focus()
  await keys('{Tab}')
  await expect.poll(() => at('words', 0, 'text', 'pinyin')).toBe('a24 gung24')
  await pinyin.fill('aˊ gungˊ')
  await expect.poll(() => at('words', 0, 'text', 'pinyin')).toBe('a24 gung24')
  await pinyin.fill('a24 gung')
  await expect.element(page.getByText('第 2 個音節少了聲調')).toBeVisible()
  await pinyin.fill('a24')
  await expect.element(page.getByText(/字和音節的數目不一樣/)).toBeVisible()
})

test('what a word shows under the pointer stays the same as the word while it is written on', async () => {
  await opens('word', { words: [word('阿公', '')] })
  await page.getByLabelText('和客語、拼音一樣').click()
  await page.getByLabelText('拼音', { exact: true }).first().fill('a24 gung24')
  await expect.poll(() => at('words', 0, 'text', 'pinyin_hover')).toBe('a24 gung24')
  await hakka().fill('阿婆')
  await expect.poll(() => at('words', 0, 'text')).toMatchObject({ hakka_hover: '阿婆', pinyin_hover: 'a24' })
  // Faster than it is drawn: the next letter comes when what is shown has followed and is not seen yet.
  const field = hakka().element()
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const letters = ['阿公', '阿公婆', '阿公婆仔', '阿公婆']
  onWritten = () => {
    const { hakka: text, hakka_hover: shown } = Object(at('words', 0, 'text'))
    const next = text === shown ? letters.shift() : undefined
    if (next) type(next)
  }
  type('阿')
  await expect.poll(() => letters).toEqual([])
  await expect.poll(() => at('words', 0, 'text')).toMatchObject({ hakka: '阿公婆', hakka_hover: '阿公婆' })
})

test('words are gone through, doubled, moved and taken away by keys, and what was taken away comes back', async () => {
  await opens('word', { words: [word('阿公', 'a24 gung24'), word('阿婆', 'a24 po11')] })
  const texts = () => [0, 1, 2].map((index) => at('words', index, 'text', 'hakka')).join()
  hakka().element().focus()
  await keys('{Control>}{Enter}{/Control}')
  await expect.poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('1')
  await keys('{Control>}d{/Control}')
  await expect.poll(texts).toBe('阿公,阿婆,阿婆')
  await expect.poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('2')
  await keys('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(texts).toBe('阿婆,阿公,阿婆')
  await page.getByRole('button', { name: '刪除「阿婆」' }).first().click()
  await expect.poll(texts).toBe('阿公,阿婆,')
  await expect.element(page.getByRole('button', { name: '復原' })).toHaveFocus()
  await keys('{Enter}')
  await expect.poll(texts).toBe('阿婆,阿公,阿婆')
  await expectNoFindings('words')
})

test('an answer is right by its letter; a wrong one comes from the lesson’s words with a number of its own', async () => {
  const option = (id: number, text: string) => ({ id, text, lang: 'zh', is_correct: false })
  await opens('practice', {
    questions: [
      { question: { text: '哪一個？', lang: 'zh' }, reactable_options: [option(1, '一'), option(7, '二')] },
    ],
  })
  await page.getByRole('switch', { name: 'B「二」是正確答案' }).click()
  await expect.poll(() => at('questions', 0, 'reactable_options', 1, 'is_correct')).toBe(true)
  await page.getByRole('button', { name: /阿婆/ }).click()
  await expect
    .poll(() => at('questions', 0, 'reactable_options', 2))
    .toEqual({ id: 8, text: '阿婆', pinyin: 'a24 po11', chinese: '奶奶', is_correct: false })
  await expectNoFindings('answers')
})

test('a word of the lesson is put into brackets in a sentence; an emptied field that may be left out is gone', async () => {
  await opens('article', {
    sentences: [
      { hakka: { text: '阿婆食茶。', pinyin: 'a24 po11 siid5 ca11' }, chinese: { text: '奶奶喝茶。' } },
    ],
  })
  await page.getByRole('button', { name: '框起「阿婆」' }).click()
  await expect.poll(() => at('sentences', 0, 'hakka', 'text')).toBe('[阿婆]食茶。')
  await page.getByLabelText('華語', { exact: true }).first().fill('')
  await expect.poll(() => at('sentences', 0, 'chinese')).toBeUndefined()
})

test('what was reported and how pupils answered stands at the item; who comes from a report finds it open', async () => {
  await opens(
    'word',
    { words: [word('阿公', 'a24 gung24'), word('阿婆', 'a24 po11'), word('阿伯', 'a24 bag2')] },
    {
      remarks: [
        { path: 'words.1', kind: 'report', text: '第二個字的調號少了' },
        { path: 'words.2.text', kind: 'missed', text: '29 人答過，42% 第一次答錯' },
      ],
      jump: { path: 'words.1' },
    },
  )
  const row = (at: number) => document.querySelector(`[data-row="${at}"]`)
  await expect.poll(() => document.activeElement?.closest('[data-row]')).toBe(row(1))
  await expect.element(page.getByLabelText('客語', { exact: true })).toHaveValue('阿婆')
  await expect.poll(() => row(1)?.textContent).toContain('有人回報：第二個字的調號少了')
  expect(row(2)?.textContent).toContain('29 人答過，42% 第一次答錯')
  expect(row(0)?.textContent).not.toMatch(/有人回報|答過/)
  await expectNoFindings('remarks')
})

test('a picture says where it is used before another takes its place, and stays if it shall', async () => {
  const picture = (url: string) => ({
    words: [{ text: { ...word('阿公', 'a24 gung24').text, image: { url } } }],
  })
  const usesOf = async (url: string) =>
    url === '/files/often.webp'
      ? {
          total: 2,
          uses: [
            { name: '這個模組・第 1 個語詞・圖片', url: '/here' },
            { name: '屋下人（海陸）・語詞', url: '/there' },
          ],
        }
      : { total: 1, uses: [] }
  await opens('word', picture('/files/often.webp'), { host: { usesOf } })
  await page
    .getByRole('button', { name: /^選圖：/ })
    .first()
    .click()
  const asked = page.getByRole('dialog', { name: /用在 2 處/ })
  await expect
    .element(asked.getByRole('link', { name: /屋下人（海陸）・語詞/ }))
    .toHaveAttribute('href', '/there')
  await expectNoFindings('uses')
  await asked.getByRole('button', { name: '先不換' }).click()
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  expect(at('words', 0, 'text', 'image', 'url')).toBe('/files/often.webp')
})

test('a machine says what is written, and can be called off; where there is none the button says so', async () => {
  const said = { words: [word('阿公', 'a24 gung24')] }
  await opens('word', said)
  const button = page.getByRole('button', { name: /^合成語音：/ }).first()
  await button.click()
  await expect.element(page.getByText(/TTS_URL/)).toBeVisible()
  const asked: string[] = []
  let finish = (_: { url: string; synthetic: boolean }) => {}
  const synthesise = (text: string, pinyin: string) => {
    asked.push(`${text} ${pinyin}`)
    return new Promise<{ url: string; synthetic: boolean }>((resolve) => {
      finish = resolve
    })
  }
  await opens('word', said, { host: { synthesise } })
  await button.click()
  await page.getByRole('button', { name: /^正在合成，按這裡取消：/ }).click()
  finish({ url: '/files/late.mp3', synthetic: true })
  await button.click()
  await expect.poll(() => asked).toEqual(['阿公 a24 gung24', '阿公 a24 gung24'])
  expect(at('words', 0, 'text', 'audio')).toBeUndefined()
  finish({ url: '/files/said.mp3', synthetic: true })
  await expect
    .poll(() => at('words', 0, 'text', 'audio'))
    .toEqual({ url: '/files/said.mp3', synthetic: true })
})

test('who has spoken before in a book is chosen on the next page, with the same picture', async () => {
  const role = { name: '阿婆', image: { url: '/files/po.webp' } }
  const sentence = (own: unknown) => ({
    role: own,
    hakka: { text: '阿公', pinyin: 'a24 gung24' },
    chinese: { text: '' },
    words: [],
  })
  await opens('kid_ebook', { sentences: [sentence({ name: '' }), sentence(role), sentence(role)] })
  const known = page.getByRole('group', { name: '前面說過話的：' }).getByRole('button')
  await known.click({ timeout: 5000 })
  await expect.poll(() => at('sentences', 0, 'role')).toEqual(role)
  await expect.element(page.getByLabelText('角色名稱')).toHaveValue('阿婆')
  // Nobody else has spoken.
  await expect.poll(() => known.elements()).toHaveLength(0)
  await expectNoFindings('speakers')
})

test('who types one answer has none of the others drawn anew', async () => {
  const option = (id: number) => ({ id, text: `阿公${id}`, pinyin: 'a24 gung24', is_correct: id === 1 })
  const question = { text: '哪一個？', lang: 'zh' }
  const reactable_options = Array.from({ length: 12 }, (_, at) => option(at + 1))
  let drawnReadings = 0
  const counted = {
    get dialectId() {
      drawnReadings++
      return 1
    },
  }
  await opens('practice', { questions: [{ question, reactable_options }] }, { host: counted })
  const field = () =>
    document.querySelector<HTMLInputElement>('[data-field="questions.0.reactable_options.2.text"]')
  await expect.poll(field).not.toBeNull()
  field()?.focus()
  const counts: number[] = []
  let typed = '阿公3'
  for (const key of ['婆', '太', '叔']) {
    const before = drawnReadings
    typed += key
    await keys(key)
    await expect.poll(() => at('questions', 0, 'reactable_options', 2, 'text')).toBe(typed)
    await drawn
    counts.push(drawnReadings - before)
  }
  // With the first of them something of the opening may still be drawn.
  const least = Math.min(...counts)
  expect(least).toBeGreaterThan(0)
  expect(least).toBeLessThan(reactable_options.length)
})
