import { expect, it } from 'vitest'
import { answerOf, type CheckAction, checkReducer, rightOf, startCheck } from './check-state.ts'

const options = ['食飯。', '食茶。', '坐。'].map((text) => ({ text }))
const QUESTIONS = [
  { kind: 'said' as const, at: 1, options, answer: 0 },
  { kind: 'who' as const, at: 2, options, answer: 2 },
]
const after = (...actions: CheckAction[]) => actions.reduce(checkReducer(QUESTIONS), startCheck)
const pick = (option: number): CheckAction => ({ type: 'pick', option })

it('counts the first answer, and goes on only from the right one', () => {
  const wrong = after(pick(1), { type: 'next' })
  expect(wrong).toMatchObject({ no: 0, picked: 1 })
  const mended = after(pick(1), { type: 'again' }, pick(1), pick(0), { type: 'next' })
  expect(mended).toMatchObject({ no: 1, picked: undefined, tried: [] })
  expect([rightOf(mended), answerOf(mended)]).toEqual([0, [{ kind: 'said', at: 1, picked: '食茶。' }]])
})

it('takes one answer at a time, and none of what is not there', () => {
  expect(after(pick(0), pick(2)).picked).toBe(0)
  expect(after(pick(7))).toEqual(startCheck)
  expect(after({ type: 'again' }, { type: 'next' })).toEqual(startCheck)
  const over = after(pick(0), { type: 'next' }, pick(2), { type: 'next' })
  expect([over.no, rightOf(over)]).toEqual([2, 2])
  expect(checkReducer(QUESTIONS)(over, pick(0))).toBe(over)
})
