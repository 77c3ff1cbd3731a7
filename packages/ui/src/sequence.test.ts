import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Playback, type PlayEnd, settled } from './audio.ts'
import { playSequence } from './sequence.ts'

const audio = vi.hoisted(() => ({ turns: 0, played: [] as string[], end: (_: PlayEnd) => {} }))

vi.mock('./audio.ts', async (original) => ({
  ...(await original<typeof import('./audio.ts')>()),
  audioTurn: () => audio.turns,
  play: ({ url }: { url: string }): Playback => {
    const finished = settled<PlayEnd>()
    audio.turns++
    audio.played.push(url)
    audio.end = finished.resolve
    return {
      started: Promise.resolve(),
      finished: finished.promise,
      stop: () => finished.resolve('stopped'),
      pause() {},
      resume() {},
      setRate() {},
      progress: () => 0.5,
    }
  },
}))

const sound = (url: string) => ({ url })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  audio.played = []
})
afterEach(() => vi.useRealTimers())

it('plays in turn with half a second between, passes over what has no sound, and ends after the last', async () => {
  const begun: number[] = []
  const sequence = playSequence([sound('a'), undefined, sound('c')], { onStart: (at) => begun.push(at) })
  audio.end('ended')
  await pass(499)
  expect(audio.played).toEqual(['a'])
  await pass(1)
  expect(begun).toEqual([0, 2])
  audio.end('ended')
  await expect(sequence.finished).resolves.toBe('ended')
})

it('is over when another sound took its turn in the pause', async () => {
  const sequence = playSequence([sound('a'), sound('b')])
  audio.end('ended')
  await pass(100)
  audio.turns++
  await pass(400)
  await expect(sequence.finished).resolves.toBe('stopped')
  expect(audio.played).toEqual(['a'])
})

it('waits while it is paused between two sounds', async () => {
  const sequence = playSequence([sound('a'), sound('b')])
  audio.end('ended')
  await pass(100)
  sequence.pause()
  await pass(2000)
  expect(audio.played).toEqual(['a'])
  sequence.resume()
  expect(audio.played).toEqual(['a', 'b'])
})

it('ends at once when nothing has a sound', async () => {
  await expect(playSequence([undefined]).finished).resolves.toBe('ended')
})
