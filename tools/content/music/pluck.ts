import type { Tune } from './tunes.ts'

export const RATE = 32_000
const PEAK = 0.5
/** The first note waits, so that the seam of the loop lies in a fading tone and not in a pluck. */
const LEAD_SECONDS = 0.12
/** Echoes of a small room, as seconds and share. */
const ROOM = [
  [0.031, 0.22],
  [0.067, 0.17],
  [0.113, 0.12],
  [0.181, 0.09],
] as const

/** Noise that is the same on every run. */
export function noise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 0x80000000 - 1
  }
}

/** A plucked string (Karplus–Strong, tuned by an all-pass between two samples). */
export function pluck(frequency: number, seconds: number, soft: number, seed: number): Float32Array {
  const period = RATE / frequency
  const length = Math.floor(period - 0.6)
  const rest = period - 0.5 - length
  const tune = (1 - rest) / (1 + rest)
  const random = noise(seed)
  const string = new Float32Array(length)
  let smooth = 0
  for (let i = 0; i < length; i += 1) {
    smooth += (random() - smooth) * soft
    string[i] = smooth
  }
  const mean = string.reduce((sum, value) => sum + value, 0) / length
  const loss = 0.001 ** (1 / (frequency * seconds))
  const out = new Float32Array(Math.round(seconds * RATE))
  let before = 0
  let passed = 0
  let lastIn = 0
  for (let i = 0; i < out.length; i += 1) {
    const at = i % length
    const value = (string[at] ?? 0) - (i < length ? mean : 0)
    const damped = (value + before) * 0.5 * loss
    before = value
    passed = tune * damped + lastIn - tune * passed
    lastIn = damped
    string[at] = passed
    out[i] = value * Math.min(1, i / 60, (out.length - i) / (0.2 * RATE))
  }
  return out
}

interface Note {
  step: number
  steps: number
  frequency: number
}

/** @throws where a mark is none of the notation */
export function notesOf(marks: string, { tonic, scale }: Tune): Note[] {
  const notes: Note[] = []
  for (const [step, mark] of marks.split(/\s+/).entries()) {
    const last = notes.at(-1)
    if (mark === '-' && last) last.steps += 1
    else if (mark !== '.') {
      const semitones = scale[Number(mark[0]) - 1]
      if (semitones === undefined) throw new Error(`「${mark}」不是音符`)
      const octave = mark.endsWith(',') ? -1 : mark.endsWith("'") ? 1 : 0
      notes.push({ step, steps: 1, frequency: tonic * 2 ** (octave + semitones / 12) })
    }
  }
  return notes
}

/** One round of the tune. What rings over its end lies on its start, so that it can be played on and on. */
export function render(tune: Tune): Float32Array {
  const steps = tune.melody.split(/\s+/).length
  const dry = new Float32Array(Math.round(steps * tune.stepSeconds * RATE))
  const add = (note: Note, gain: number, soft: number, ring: number): void => {
    const start = Math.round((note.step * tune.stepSeconds + LEAD_SECONDS) * RATE)
    const tone = pluck(note.frequency, note.steps * tune.stepSeconds + ring, soft, note.step + 7)
    for (const [i, value] of tone.entries()) {
      const at = (start + i) % dry.length
      dry[at] = (dry[at] ?? 0) + value * gain
    }
  }
  for (const note of notesOf(tune.melody, tune)) add(note, 1, 0.34, 1.6)
  for (const note of notesOf(tune.bass, tune)) add(note, 0.7, 0.16, 2.2)
  const wet = dry.map((value, i) =>
    ROOM.reduce((sum, [late, share]) => {
      const from = i - Math.round(late * RATE)
      return sum + (dry[from < 0 ? from + dry.length : from] ?? 0) * share
    }, value),
  )
  const loudest = wet.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return wet.map((value) => (value / loudest) * PEAK)
}

export function loudness(samples: Float32Array): { peak: number; rms: number } {
  let peak = 0
  let squares = 0
  for (const value of samples) {
    peak = Math.max(peak, Math.abs(value))
    squares += value * value
  }
  return { peak, rms: Math.sqrt(squares / samples.length) }
}
