import { expect, test } from 'vitest'
import { idleState, shouldTell } from './idle.ts'

const MINUTE = 60_000

test.each([
  [0, { left: null, over: false }],
  [19 * MINUTE - 1, { left: null, over: false }],
  [19 * MINUTE, { left: 60, over: false }],
  [20 * MINUTE - 1, { left: 1, over: false }],
  [20 * MINUTE, { left: null, over: true }],
  [9 * 60 * MINUTE, { left: null, over: true }],
  [-5 * MINUTE, { left: null, over: false }],
])('after %i ms without use it is %o', (idle, state) => expect(idleState(0, idle)).toEqual(state))

test('the server hears of use every four minutes', () =>
  expect([shouldTell(0, 4 * MINUTE - 1), shouldTell(0, 4 * MINUTE)]).toEqual([false, true]))
