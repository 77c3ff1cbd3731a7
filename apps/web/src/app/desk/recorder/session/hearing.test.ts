import { expect, test } from 'vitest'
import { heardIn, roomOf, withHeard } from './hearing.ts'

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

test('a cough, and the end of what was said before, is no sentence', () => {
  const cough = voice(8)
  expect(heardIn([...cough, ...quiet(60)], STRETCH, 0.002)).toEqual({ is: 'silent' })
  expect(heardIn([...cough, ...quiet(60), ...voice(30), ...quiet(45)], STRETCH, 0.002)).toEqual({
    is: 'ended',
    from: 68,
    to: 98,
  })
})

test('the room is as loud as in its quietest moment of late', () => {
  expect(roomOf([], 0.003)).toBe(0.003)
  const talked = Array.from({ length: 50 }, () => voice(15)).reduce(withHeard, withHeard([], quiet(15)))
  expect(roomOf(talked, 0.003)).toBe(0.002)
  // A fan that was switched on is the room after five seconds.
  const fan = Array.from({ length: 125 }, () => [0.03]).reduce(withHeard, talked)
  expect(roomOf(fan, 0.003)).toBe(0.03)
  expect(withHeard([0.1], [])).toEqual([0.1])
})
