import { describe, expect, it } from 'vitest'
import { asIs } from '#kit/public.ts'
import { testWord } from '#kit/testing/render.tsx'
import type { Mark } from '#kit/verdict.ts'
import { emptyQuestion, type QuestionContent } from './question.ts'
import { shownQuestions } from './question-public.ts'
import { markQuestions } from './question-score.ts'
import { turned } from './turned.ts'

const said = { url: '/files/se.mp3', synthetic: true }
const vocabulary = [
  testWord('阿哥', 'a24 go24', '哥哥'),
  { text: { ...testWord('阿姊', 'a24 zi31', '姊姊').text, audio: said, image: { url: '/files/b.webp' } } },
  testWord('老妹', 'lo31 moi55', '妹妹'),
]
const option = (id: number, text: string, is_correct: boolean) => ({ id, text, pinyin: 'a24', is_correct })
const asked: QuestionContent = {
  question: { text: '圖裡的姊姊，客語怎麼叫？', lang: 'zh', image: { url: '/files/a.webp' } },
  reactable_options: [option(1, '阿哥', false), option(2, '阿姊', true), option(3, '老妹', false)],
}

function turn(question: QuestionContent, words = vocabulary) {
  const all = [emptyQuestion(), question]
  const mark: Mark = (answer) => markQuestions(all, answer)
  const shown = shownQuestions(all, asIs)[1]
  return shown && turned(shown, 1, mark, words)
}

describe('a question that comes again', () => {
  it('is heard: the right word’s sound asks, meanings and pictures answer, under the same numbers', () => {
    expect(turn(asked)).toEqual({
      question: {
        text: '這次用聽的：說的是哪一個？',
        lang: 'zh',
        sound: { ...said, text: '阿姊', pinyin: 'a24' },
      },
      options: [
        { id: 1, text: '哥哥', lang: 'zh', image: undefined },
        { id: 2, text: '姊姊', lang: 'zh', image: { url: '/files/b.webp' } },
        { id: 3, text: '妹妹', lang: 'zh', image: undefined },
      ],
      choose: 1,
    })
  })
  it('takes what the options say of themselves first', () => {
    const [first, second, third] = asked.reactable_options
    if (!first || !second || !third) throw new Error('three options')
    const own = { url: '/files/own.mp3', synthetic: false }
    const telling = [
      { ...first, chinese: '兄長' },
      { ...second, sound: own },
      { ...third, text: '恁仔細', chinese: '謝謝' },
    ]
    expect(turn({ ...asked, reactable_options: telling })).toMatchObject({
      question: { sound: { ...own, text: '阿姊', pinyin: 'a24' } },
      options: [{ text: '兄長' }, { text: '姊姊' }, { text: '謝謝' }],
    })
  })
  it('stays as it was where the word has no sound, a meaning is missing or stands twice, or several are right', () => {
    const [first, second, third] = asked.reactable_options
    if (!first || !second || !third) throw new Error('three options')
    expect(turn({ ...asked, reactable_options: [{ ...first, is_correct: true }, third] })).toBeUndefined()
    expect(turn(asked, vocabulary.slice(1))).toBeUndefined()
    expect(turn(asked, [testWord('阿哥', 'a24 go24', '姊姊'), ...vocabulary.slice(1)])).toBeUndefined()
    expect(
      turn({ ...asked, reactable_options: [{ ...first, is_correct: true }, second, third] }),
    ).toBeUndefined()
  })
})
