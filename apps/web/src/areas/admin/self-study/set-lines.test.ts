import { expect, test } from 'vitest'
import { setLines, withReadings } from './set-lines.ts'
import { NEW_SET, newQuestion } from './set-values.ts'
import { newWord } from './word-entry.ts'

const values = {
  ...NEW_SET,
  'title.hakka': '食飯',
  words: [{ ...newWord('w1', '食飯'), pinyin: 'siid5 fan24' }],
  questions: [
    { ...newQuestion('q1'), kind: 'cloze' as const, 'hakka.text': '𠊎愛①' },
    {
      ...newQuestion('q2'),
      kind: 'article' as const,
      'prompt.hakka': '你愛食麼个？',
      'example.hakka': '𠊎愛食飯。',
    },
  ],
}

test('what a set says whole is compared, and takes readings where they belong', () => {
  expect(setLines(values).map(({ id }) => id)).toEqual(['title', 'w1', 'prompt q2', 'example q2'])
  const next = withReadings(
    values,
    new Map([
      ['title', 'siid5 fan55'],
      ['w1', 'siid5 fan55'],
      ['example q2', 'ngai11 oi55 siid5 fan55'],
    ]),
  )
  expect(next['title.pinyin']).toBe('siid5 fan55')
  expect(next.words[0]?.pinyin).toBe('siid5 fan55')
  expect(next.questions[1]).toMatchObject({
    'prompt.pinyin': '',
    'example.pinyin': 'ngai11 oi55 siid5 fan55',
  })
  expect(next.questions[0]).toEqual(values.questions[0])
})
