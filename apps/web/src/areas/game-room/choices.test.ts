import { expect, test } from 'vitest'
import { choicesOf, chosenIn, isSameFace, letterOf } from './choices.ts'

const option = (id: number, text: string) => ({ id, text, lang: 'zh' })
const stage = (content: unknown, type = 'practice') => ({ exercise: { type, content, words: [] } })
const question = { text: '客語怎麼叫？', lang: 'zh' }
const content = { questions: [{ question, options: [option(4, '阿哥'), option(5, '阿姊')], choose: 1 }] }

test('a practice with one right answer among a few has letters', () => {
  expect(choicesOf(stage(content))?.options.map(({ text }, at) => letterOf(at) + text)).toEqual([
    'A阿哥',
    'B阿姊',
  ])
})

test('what has several right answers, too many options or another type is drawn by its own view', () => {
  const [own] = content.questions
  for (const other of [
    stage({ questions: [{ ...own, choose: 2 }] }),
    stage({ questions: [own, own] }),
    stage({ questions: [{ ...own, options: Array.from({ length: 7 }, (_, at) => option(at, '字')) }] }),
    stage(content, 'matching'),
    stage(null),
    { exercise: null },
  ])
    expect(choicesOf(other)).toBeUndefined()
})

test('an answer names what was chosen, and nothing is found in what is none', () => {
  const choices = choicesOf(stage(content))
  if (!choices) throw new Error('no choices')
  expect(choices.answer(5)).toEqual({ 0: [5] })
  expect(chosenIn(choices, { 0: [5] })).toBe(5)
  for (const none of [null, {}, { 0: [] }, { 0: 'x' }, { 0: [9] }])
    expect(chosenIn(choices, none)).toBeUndefined()
})

test('a crossing of a maze has its four signs by letters, in the order of the numbers of its answers', () => {
  const sign = (pinyin: string) => ({ pinyin })
  const options = { down: sign('ngiu11'), up: sign('meu55'), left: sign('gieu31'), right: sign('diau24') }
  const question = { hakka: '狗仔', audioUrl: '/files/a.mp3' }
  const choices = choicesOf(stage({ questions: [{ question, form: 'pinyin', options }] }, 'word_games'))
  expect(choices?.options.map(({ id, pinyin }) => [id, pinyin])).toEqual([
    [0, 'meu55'],
    [1, 'gieu31'],
    [2, 'diau24'],
    [3, 'ngiu11'],
  ])
  // What is written would tell what is heard.
  expect(choices?.asked).toMatchObject({ text: '聽到的是哪一個？', sound: { url: '/files/a.mp3' } })
  expect(choices?.answer(1)).toEqual({ game: 'maze', seed: 0, taps: [1] })
  expect(isSameFace({ pinyin: 'gieu31' }, { text: '狗', pinyin: 'gieu31' })).toBe(true)
})

test('two words that are written alike and read otherwise are not the same', () => {
  expect(isSameFace({ text: '行', pinyin: 'hang11' }, { text: '行', pinyin: 'hong11' })).toBe(false)
  expect(isSameFace({ text: '行' }, { text: '行' })).toBe(true)
})
