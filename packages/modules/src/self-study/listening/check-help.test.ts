import type { CheckQuestion, Dialogue } from '@hakka/contract/listening'
import { expect, test } from 'vitest'
import { checkHelp } from './check-help.ts'

const line = (no: number, role: string, text: string, sound = true) => ({
  no,
  role,
  hakka_sentence: { text, pinyin: 'a24', audio: sound ? { id: 1, url: '/a.mp3', synthetic: true } : null },
  chinese_sentence: { text: '華語' },
  words: [],
})
const dialogue = (sound = true): Dialogue => ({
  id: 1,
  version: 1,
  no: 1,
  title: { hakka: '', pinyin: '', chinese: '' },
  stage_url: null,
  roles: ['阿姆', '老弟', '阿公', '阿婆'].map((name, at) => ({
    id: `r${at}`,
    name,
    pinyin: '',
    chinese: '',
    face: 'boy',
  })),
  sentences: [
    line(1, 'r0', '食飯！', sound),
    line(2, 'r1', '食飽了！', sound),
    line(3, 'r1', '𠊎愛啉茶。', sound),
  ],
})
const asked = (
  kind: CheckQuestion['kind'],
  at: number | null,
  texts: readonly string[],
  answer: number,
): CheckQuestion => ({
  kind,
  text: '',
  at,
  answer,
  options: texts.map((text) => ({
    text,
    pinyin: 'a24',
    chinese: `${text}的意思`,
    face: null,
    image_url: null,
    audio: null,
  })),
})
const said = asked('said', 2, ['去街路', '食飽了！', '唱歌', '買麵'], 1)

test('the first miss names the sentence, the second hints, the third tells the answer; no two say the same', () => {
  const texts = [1, 2, 3].map((misses) => checkHelp(dialogue(), said, misses))
  expect(texts.map(({ told }) => told)).toEqual([undefined, undefined, 1])
  expect(texts[0]?.text).toBe('再聽一次第 2 句，再選一次。')
  expect(texts[1]?.text).toContain('食飽了！的意思')
  // A hint has not the words of the answer for themselves.
  expect(texts[1]?.text).not.toContain('「食飽了！」')
  expect(texts[2]?.text).toContain('「食飽了！」')
  expect(new Set(texts.map(({ text }) => text)).size).toBe(3)
})

test('who speaks is hinted at by what they say besides', () => {
  const who = asked('who', 2, ['阿姆', '老弟', '阿公', '阿婆'], 1)
  expect(checkHelp(dialogue(), who, 2).text).toBe('這個人還說過：「𠊎愛啉茶。」')
  expect(checkHelp(dialogue(), asked('who', 1, ['阿姆', '老弟', '阿公', '阿婆'], 0), 2).text).toBe(
    '再聽一次第 1 句，再選一次。',
  )
})

test('of three options the second miss tells: only the answer is left', () => {
  const few = asked('order', 1, ['食飽了！', '唱歌', '買麵'], 0)
  expect(checkHelp(dialogue(), few, 1).told).toBeUndefined()
  expect(checkHelp(dialogue(), few, 2).told).toBe(0)
  expect(checkHelp(dialogue(), asked('order', 1, ['食飽了！', '唱歌'], 0), 1).told).toBeUndefined()
})

test('where there is no sound nobody is told to hear', () => {
  for (const misses of [1, 2, 3]) expect(checkHelp(dialogue(false), said, misses).text).not.toMatch(/聽/)
  expect(checkHelp(dialogue(), { ...said, at: null }, 1).text).toBe('再想想對話裡說了什麼，再選一次。')
})

const own = (at: number | null): CheckQuestion => ({
  kind: 'said',
  text: '弟弟為什麼不吃了？',
  at,
  answer: 1,
  options: ['他不餓', '他吃飽了', '他要喝茶', '他在睡覺'].map((text) => ({
    text,
    pinyin: null,
    chinese: '',
    face: null,
    image_url: null,
    audio: null,
  })),
})
const helps = (of: Dialogue, question: CheckQuestion) =>
  [1, 2, 3].map((misses) => checkHelp(of, question, misses).text)

test('an editor’s own question leads to the sentence that has its answer, then to what that means', () => {
  expect(helps(dialogue(), own(2))).toEqual([
    '再聽一次第 2 句，再選一次。',
    '第 2 句的意思是「華語」。',
    '答案是「他吃飽了」，點一下它。',
  ])
  expect(helps(dialogue(false), own(2))[0]).toBe('想想第 2 句說了什麼，再選一次。')
  expect(checkHelp(dialogue(), own(2), 3).told).toBe(1)
})

test('an editor’s own question that names no sentence helps too, never twice in the same words', () => {
  for (const sound of [true, false]) {
    const texts = helps(dialogue(sound), own(null))
    expect(new Set(texts).size).toBe(3)
    expect(texts[0]).toBe('再想想對話裡說了什麼，再選一次。')
    expect(texts[1]).not.toContain('吃飽')
  }
})

test('a quotation within what a sentence means has its own signs', () => {
  const [first, ...rest] = dialogue().sentences
  if (!first) throw new Error('a sentence')
  const sung = { ...first, chinese_sentence: { text: '我來接：「牛就跑。」' } }
  const help = checkHelp({ ...dialogue(), sentences: [sung, ...rest] }, own(1), 2)
  expect(help.text).toBe('第 1 句的意思是「我來接：『牛就跑。』」。')
})
