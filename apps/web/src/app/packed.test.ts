import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('what was packed comes back, the same object each time it is asked for', () => {
  const packed = pack({ title: '來食飯', dialects: [1, 2] })
  expect(unpack(packed)).toEqual({ title: '來食飯', dialects: [1, 2] })
  expect(unpack(packed)).toBe(unpack(packed))
})

test('two texts do not answer for each other', () => {
  const [one, two] = [pack({ no: 1 }), pack({ no: 2 })]
  expect([unpack(one), unpack(two), unpack(one)]).toEqual([{ no: 1 }, { no: 2 }, { no: 1 }])
})
