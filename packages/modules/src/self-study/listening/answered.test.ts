import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answeredCheck } from './answered.ts'

const ROLES = [
  { id: 'a', name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽', face: 'mother' },
  { id: 'b', name: '老弟', pinyin: 'lo31 tai24', chinese: '弟弟', face: 'boy' },
]
const line = (no: number, role: string, text: string, pinyin: string) => ({
  no,
  role,
  hakka: { text, pinyin },
  chinese: { text: '' },
})
const own = {
  roles: ROLES,
  sentences: [
    line(1, 'a', '大家來食飯！', 'tai55 ga24 loi11 siid5 fan55'),
    line(2, 'b', '食飽了！', 'siid5 bau31 le24'),
  ],
}
const other = { roles: [], sentences: [line(1, 'a', '𠊎愛啉茶。', 'ngai11 oi55 lim24 ca11')] }

const ANSWER = [
  { kind: 'who', at: 2, picked: '阿姆' },
  { kind: 'said', at: 1, picked: '𠊎愛啉茶。' },
  { kind: 'order', at: 1, picked: '食飽了。' },
]

test('a check is told in the order of its kinds, with the readings of what was picked in other dialogues', () => {
  expect(answeredCheck(own, [other], ANSWER)).toMatchObject([
    {
      asked: { lang: 'zh' },
      right: [{ text: '大家來食飯！' }],
      given: [{ text: '𠊎愛啉茶。', pinyin: 'ngai11 oi55 lim24 ca11' }],
      isRight: false,
    },
    {
      prompt: '這一句說完，下一句是哪一句？',
      asked: { text: '大家來食飯！' },
      right: [{ text: '食飽了！' }],
      isRight: true,
    },
    { asked: { text: '食飽了！' }, right: [{ text: '老弟' }], given: [{ text: '阿姆' }], isRight: false },
  ])
})

test('an editor’s own question is told by its own options', () => {
  const questions = [
    {
      kind: 'who' as const,
      question: { text: '啥人食飽了？' },
      options: [
        { text: '阿姆', pinyin: 'a24 me24' },
        { text: '弟弟', lang: 'zh' as const },
      ],
      answer: 1,
    },
  ]
  const [, , told] = answeredCheck({ ...own, questions }, [], ANSWER)
  expect(told).toEqual({
    asked: { text: '啥人食飽了？', lang: 'zh' },
    right: [{ text: '弟弟', lang: 'zh' }],
    given: [{ text: '阿姆', pinyin: 'a24 me24' }],
    isRight: false,
  })
})

test('what nobody picked is told as missed, even where a sentence has no word', () => {
  const silent = { ...own, sentences: [...own.sentences, line(3, 'a', '……', '')] }
  const told = answeredCheck(
    silent,
    [],
    ANSWER.map((one) => ({ ...one, picked: '' })),
  )
  expect(told.map(({ given, isRight }) => [given, isRight])).toEqual([
    [[], false],
    [[], false],
    [[], false],
  ])
  expect(told[1]?.right).toMatchObject([{ text: '食飽了！' }])
})

test('whatever is no answer tells nothing, and never throws', () => {
  expect(answeredCheck(own, [], ANSWER.slice(1))).toEqual([])
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(answeredCheck(own, [other], answer)).toEqual([])
    }),
  )
})
