import { expect, test } from 'vitest'
import { faultOf } from './take-faults.ts'

const RATE = 16_000
const tone = (seconds: number, height: number) => ({
  rate: RATE,
  samples: Float32Array.from({ length: seconds * RATE }, (_, at) =>
    Math.max(-1, Math.min(1, height * Math.sin((2 * Math.PI * 200 * at) / RATE))),
  ),
})

test.each([
  ['nothing', tone(0, 0.2), 0.001, 'silent'],
  ['a click', tone(0.1, 0.2), 0.001, 'short'],
  ['a whisper far away', tone(1, 0.01), 0.001, 'quiet'],
  ['a shout', tone(1, 1.5), 0.001, 'clipped'],
  ['a voice beside a fan', tone(1, 0.2), 0.05, 'noisy'],
  ['a voice in a room', tone(1, 0.2), 0.005, undefined],
])('%s', (_, take, room, fault) => {
  expect(faultOf(take, room)).toBe(fault)
})
