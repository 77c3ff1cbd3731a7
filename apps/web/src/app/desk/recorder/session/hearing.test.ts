import { expect, test } from 'vitest'
import { heardIn, roomNow } from './hearing.ts'

const STRETCH = 0.02
const quiet = (count: number) => Array.from({ length: count }, () => 0.002)
const voice = (count: number) => Array.from({ length: count }, () => 0.1)

test('nobody has spoken yet, somebody speaks, and has ended when it is quiet for long enough', () => {
  expect(heardIn(quiet(100), STRETCH, 0.002)).toEqual({ is: 'silent' })
  expect(heardIn([...quiet(10), ...voice(50)], STRETCH, 0.002)).toEqual({ is: 'speaking', from: 10, to: 60 })
  expect(heardIn([...quiet(10), ...voice(50), ...quiet(44)], STRETCH, 0.002)).toMatchObject({
    is: 'speaking',
  })
  expect(heardIn([...quiet(10), ...voice(50), ...quiet(45)], STRETCH, 0.002)).toEqual({
    is: 'ended',
    from: 10,
    to: 60,
  })
})

test('a breath at a comma is no end, and what follows belongs to the sentence', () => {
  const levels = [...voice(30), ...quiet(30), ...voice(30), ...quiet(50)]
  expect(heardIn(levels, STRETCH, 0.002)).toEqual({ is: 'ended', from: 0, to: 90 })
})

test('a key that is pressed is no voice', () => {
  expect(heardIn([0.2, 0.15, ...quiet(100)], STRETCH, 0.002)).toEqual({ is: 'silent' })
  expect(heardIn([0.2, ...quiet(20), ...voice(20)], STRETCH, 0.002)).toMatchObject({ from: 21 })
})

test('in a loud room only what is louder counts', () => {
  const fan = Array.from({ length: 60 }, () => 0.03)
  expect(heardIn(fan, STRETCH, 0.03)).toEqual({ is: 'silent' })
  expect(heardIn([...fan, ...voice(20)], STRETCH, 0.03)).toMatchObject({ is: 'speaking', from: 60 })
})

test('the room is learnt fast when it gets quiet, slowly when somebody talks', () => {
  expect(roomNow(undefined, [0.01, 0.02, 0.03])).toBe(0.02)
  expect(roomNow(0.02, [])).toBe(0.02)
  expect(roomNow(0.02, [0.002])).toBeCloseTo(0.0146)
  expect(roomNow(0.002, [0.1])).toBeCloseTo(0.004)
})
