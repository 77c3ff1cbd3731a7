import { expect, it } from 'vitest'
import { markPlaced, nothingRight } from '#kit/verdict.ts'
import { startAnswer } from './answer-area.ts'
import { solved } from './solved.ts'

const none = { kind: 'none' } as const
const areas = [
  { id: 'a', limit: 2 },
  { id: 'b', limit: 1 },
]
const attempt = startAnswer([1, 2, 3, 4], areas, 7)

it('puts every option where the mark says that it is right, and leaves out what belongs nowhere', () => {
  const rules = [
    { id: 1, area: 'b' },
    { id: 2, area: 'a' },
    { id: 3, area: null },
    { id: 4, area: 'a' },
  ]
  const { placed, right, done } = solved(attempt, (answer) => markPlaced(rules, answer, none))
  expect(placed).toEqual({ a: [2, 4], b: [1] })
  expect(right).toEqual([2, 4, 1])
  expect(done).toBe(true)
})

it('knows no answer where the server marks', () => {
  expect(solved(attempt, () => Promise.resolve(nothingRight(none))).right).toEqual([])
})
