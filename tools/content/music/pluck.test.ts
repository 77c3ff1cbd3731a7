import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { EFFECTS } from './effects.ts'
import { GAME_TUNES } from './game-tunes.ts'
import { loudness, notesOf, pluck, RATE, render } from './pluck.ts'
import { TUNES } from './tunes.ts'

const MUSIC = new URL('../../../content/self-study/audio/music/', import.meta.url)
const GAMES = new URL('../../../apps/web/public/sounds/games/', import.meta.url)
const [tune] = TUNES

/** The frequency whose ten periods fit the sound best, near the expected one. */
function pitch(samples: Float32Array, near: number): number {
  const from = Math.round(0.15 * RATE)
  const match = (lag: number): number => {
    let sum = 0
    for (let i = from; i < from + 6000; i += 1) sum += (samples[i] ?? 0) * (samples[i + lag] ?? 0)
    return sum
  }
  const middle = Math.round((10 * RATE) / near)
  let best = middle
  for (let lag = middle - 12; lag <= middle + 12; lag += 1) if (match(lag) > match(best)) best = lag
  const [left, top, right] = [match(best - 1), match(best), match(best + 1)]
  return (10 * RATE) / (best + (left - right) / (2 * (left - 2 * top + right)))
}

test.each([110, 220, 293.66, 440, 587.33, 739.99])(
  'a string of %d Hz sounds within 6 cents of it',
  (frequency) => {
    const heard = pitch(pluck(frequency, 2, 0.34, 3), frequency)
    expect(Math.abs(1200 * Math.log2(heard / frequency))).toBeLessThan(6)
  },
)

test('the notation holds, rests and changes the octave, and names a mark that it does not know', () => {
  if (!tune) throw new Error('no tune')
  const notes = notesOf("1 - . 5, 1'", { ...tune, tonic: 100, scale: [0, 2, 4, 7, 12] })
  expect(notes.map(({ step, steps, frequency }) => [step, steps, Math.round(frequency)])).toEqual([
    [0, 2, 100],
    [3, 1, 100],
    [4, 1, 200],
  ])
  expect(() => notesOf('1 8', tune)).toThrow('「8」不是音符')
})

test.each([...TUNES, ...GAME_TUNES])(
  '$file: melody and bass are as long; it is quiet, never clips, and its end meets its start',
  (piece) => {
    expect(piece.bass.split(/\s+/)).toHaveLength(piece.melody.split(/\s+/).length)
    const samples = render(piece)
    const { peak, rms } = loudness(samples)
    expect(samples.length / RATE).toBeGreaterThan(19)
    expect(samples.length / RATE).toBeLessThan(30)
    expect(peak).toBeLessThanOrEqual(0.5)
    expect(rms).toBeGreaterThan(0.03)
    expect(rms).toBeLessThan(0.08)
    let step = 0
    for (let i = 1; i < 3200; i += 1)
      step = Math.max(step, Math.abs((samples.at(-i) ?? 0) - (samples.at(-i - 1) ?? 0)))
    expect(Math.abs((samples[0] ?? 1) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(step)
  },
)

/** How many samples of an MP3 are what was encoded, as LAME notes it. */
function samplesOf(mp3: Buffer): number {
  const info = mp3.indexOf('Info')
  const lame = mp3.indexOf('LAME')
  expect(info).toBeGreaterThan(0)
  const frames = mp3.readUInt32BE(info + 8)
  const gaps = mp3.readUIntBE(lame + 21, 3)
  return frames * 1152 - (gaps >> 12) - (gaps & 0xfff)
}

test.each([
  ...TUNES.map((piece) => ({ ...piece, place: MUSIC, most: 200_000 })),
  ...GAME_TUNES.map((piece) => ({ ...piece, place: GAMES, most: 150_000 })),
])('$file as committed says which of its samples are the tune, and is small', async (piece) => {
  const mp3 = await readFile(new URL(piece.file, piece.place))
  expect(mp3.byteLength).toBeLessThanOrEqual(piece.most)
  expect(samplesOf(mp3)).toBe(render(piece).length)
})

test('effects are short and small, no louder than one another, and end in silence', async () => {
  const files = (await readdir(GAMES)).filter((file) => !GAME_TUNES.some((tune) => tune.file === file))
  expect(files.sort()).toEqual(EFFECTS.map(({ file }) => file).sort())
  for (const { file, render: played } of EFFECTS) {
    const samples = played()
    const { peak } = loudness(samples)
    expect(samples.length / RATE, file).toBeLessThanOrEqual(1.3)
    expect(peak, file).toBeGreaterThan(0.45)
    expect(peak, file).toBeLessThanOrEqual(0.5)
    expect(Math.abs(samples.at(-1) ?? 1), file).toBeLessThan(0.001)
    const mp3 = await readFile(new URL(file, GAMES))
    expect(mp3.byteLength, file).toBeLessThanOrEqual(10_000)
    expect(samplesOf(mp3), file).toBe(samples.length)
  }
})
