import { expect, test } from 'vitest'
import { isOfAnother } from './of-another.ts'

test('who logs out leaves what others have not sent yet, and nothing else of the reader', () => {
  const kept = [
    'hakka.work.7.12',
    'hakka.work.8.12',
    'hakka.work.visitor.12',
    'hakka.text.8.writing',
    'hakka.text.visitor.writing',
    'hakka.attempts.unsent',
    'hakka.attempts',
    'hakka.pinyin',
  ]
  const spared = (userId: number | null) => kept.filter((key) => isOfAnother(key, userId))
  expect(spared(7)).toEqual(['hakka.work.8.12', 'hakka.text.8.writing', 'hakka.attempts.unsent'])
  expect(spared(null)).toEqual([
    'hakka.work.7.12',
    'hakka.work.8.12',
    'hakka.text.8.writing',
    'hakka.attempts.unsent',
  ])
})
