import type { CheckQuestion, Dialogue } from '@hakka/contract/listening'
import { describe, expect, it } from 'vitest'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { ListeningView } from './View.tsx'

const sentence = (no: number, role: string, text: string, pinyin: string, sound: boolean) => ({
  no,
  role,
  hakka_sentence: { text, pinyin, audio: sound ? { id: 1, url: '/files/a.mp3', synthetic: true } : null },
  chinese_sentence: { text: '吃飯' },
  words: text.startsWith('食飯') ? [{ text: '食飯', pinyin: 'siid5 fan55', chinese: '吃飯' }] : [],
})

const dialogueOf = (sound: boolean): Dialogue => ({
  id: 7,
  version: 1,
  no: 1,
  title: { hakka: '食飽吂', pinyin: 'siid5 bau31 mang11', chinese: '吃飽了嗎' },
  stage_url: null,
  roles: [
    { id: 'mother', name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽', face: 'mother' },
    { id: 'boy', name: '老弟', pinyin: 'lo31 tai24', chinese: '弟弟', face: 'boy' },
  ],
  sentences: [
    sentence(1, 'mother', '食飯！', 'siid5 fan55', sound),
    sentence(2, 'boy', '食飽了！', 'siid5 bau31 le24', sound),
  ],
})

const show = async (dialogue: Dialogue, onCheck?: () => void) => {
  const dialogues = [{ dialogue, keys: true, result: undefined, onCheck }]
  return textOf(await render(<ListeningView host={testHost()} dialogues={dialogues} check={undefined} />))
}

describe('a dialogue', () => {
  it('is heard first: its words are hidden, and whoever speaks is named', async () => {
    const text = await show(dialogueOf(true), () => {})
    expect(text).toContain('先聽一遍，不看字')
    expect(text).toContain('第 1 句，還沒看字')
    expect(text).not.toContain('食飯！')
    expect(text).toContain('阿姆')
    expect(text).toContain('合成語音')
    expect(text).toContain('聽完 2 句，來三題小測驗')
  })

  it('without any sound says so, and has its words', async () => {
    const text = await show(dialogueOf(false))
    expect(text).toContain('這段對話還沒有錄音，先看字練習')
    expect(text).toContain('食飯！')
    expect(text).toContain('暫時出不了小測驗')
    // Nothing there promises a sound: no player, no key, no 聽完.
    expect(await show(dialogueOf(false), () => {})).toContain('讀完 2 句，來三題小測驗')
    expect(await show(dialogueOf(false), () => {})).not.toMatch(/聽|播放|空白鍵/)
  })

  it('gives the words that its sentences name, and no others, as buttons', async () => {
    const dialogues = [{ dialogue: dialogueOf(false), keys: true, result: undefined, onCheck: undefined }]
    const html = await render(<ListeningView host={testHost()} dialogues={dialogues} check={undefined} />)
    const words = html.match(/<button[^>]*class="ruby-word".*?<\/button>/gs) ?? []
    expect(words.map((word) => /sr-only">([^<]*)</.exec(word)?.[1])).toEqual(['食飯'])
  })
})

it('a check asks about a sentence, and marks its options by number', async () => {
  const option = { pinyin: 'a24 me24', chinese: '', image_url: null, audio: null }
  const questions: CheckQuestion[] = [
    {
      kind: 'who',
      text: '',
      at: 2,
      options: [
        { ...option, text: '阿姆', face: 'mother' },
        { ...option, text: '老弟', pinyin: 'lo31 tai24', face: 'boy' },
      ],
      answer: 1,
    },
  ]
  const check = { dialogue: dialogueOf(true), questions, onDone() {}, onBack() {}, onAnother() {} }
  const html = await render(<ListeningView host={testHost()} dialogues={[]} check={check} />)
  const text = textOf(html)
  expect(text).toContain('第 1 / 1 題')
  expect(text).toContain('這一句是誰說的？')
  expect(text).toContain('食飽了！')
  expect(text).toContain('點一個答案，也可以按 1–2')
})

it('a question about no sentence lets the dialogue be heard again, also slowly, where it has sounds', async () => {
  const option = { pinyin: null, chinese: '', face: null, audio: null }
  const questions: CheckQuestion[] = [
    {
      kind: 'said',
      text: '媽媽先要買什麼？',
      at: null,
      options: [
        { ...option, text: '高麗菜', image_url: '/files/a.webp' },
        { ...option, text: '魚', image_url: '/files/b.webp' },
      ],
      answer: 0,
    },
  ]
  const shown = async (sound: boolean) => {
    const check = { dialogue: dialogueOf(sound), questions, onDone() {}, onBack() {}, onAnother() {} }
    return render(<ListeningView host={testHost()} dialogues={[]} check={check} />)
  }
  const html = await shown(true)
  expect(textOf(html)).toContain('再聽一次對話')
  expect(textOf(html)).toContain('慢慢聽')
  expect(html.match(/<img[^>]*src="\/files\/[ab]\.webp"/g)).toHaveLength(2)
  expect(textOf(await shown(false))).not.toContain('再聽一次對話')
})

it('an editor’s own question about who never quotes the sentence that has its answer', async () => {
  const option = { pinyin: null, chinese: '', face: null, image_url: null, audio: null }
  const questions: CheckQuestion[] = [
    {
      kind: 'who',
      text: '誰不餓了？',
      at: 2,
      options: [
        { ...option, text: '媽媽' },
        { ...option, text: '弟弟' },
      ],
      answer: 1,
    },
  ]
  const check = { dialogue: dialogueOf(true), questions, onDone() {}, onBack() {}, onAnother() {} }
  const text = textOf(await render(<ListeningView host={testHost()} dialogues={[]} check={check} />))
  expect(text).toContain('誰不餓了？')
  expect(text).toContain('再聽一次對話')
  expect(text).not.toContain('這一句是誰說的')
  expect(text).not.toContain('食飽了')
})
