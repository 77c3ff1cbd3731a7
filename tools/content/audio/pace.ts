import type { Phrase } from './reading.ts'
import { type Speaker, spokenSeconds } from './synthesis.ts'

interface Bounds {
  /** Syllables a second, pauses left aside. */
  least: number
  most: number
  wordsPerMinute: number
}

export const PACES = {
  slow: { least: 2.6, most: 3.2, wordsPerMinute: 112 },
  normal: { least: 3.2, most: 4, wordsPerMinute: 142 },
} satisfies Record<string, Bounds>
export type Pace = keyof typeof PACES

const SLOW_LEVEL = 1
// What is brought into its bounds comes to lie a little inside of them.
const INSIDE = 0.08
const MOST_TRIES = 6

/** How fast a dialogue of a level is spoken: beginners hear it as slowly as words, others more as people speak. */
export function paceOf(level: number): Pace {
  return level <= SLOW_LEVEL ? 'slow' : 'normal'
}

/** Syllables a second of what a speaker said, pauses at commas and full stops left aside. */
export function rateOf(pcm: Float32Array, phrases: readonly Phrase[]): number {
  const syllables = phrases.reduce((sum, phrase) => sum + phrase.syllables.length, 0)
  return syllables / spokenSeconds(pcm, phrases)
}

/**
 * Says phrases at a pace, measured on what comes out: a sentence of short or of long syllables that leaves the bounds is
 * said again faster or slower, any other keeps the tempo of its voice.
 */
export async function sayAtPace(
  speaker: Speaker,
  phrases: Phrase[],
  pace: Pace,
  tempo: number,
): Promise<Float32Array> {
  const { least, most, ...usual } = PACES[pace]
  let wordsPerMinute = usual.wordsPerMinute * tempo
  let pcm = await speaker.say(phrases, wordsPerMinute)
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    const rate = rateOf(pcm, phrases)
    if (rate >= least && rate <= most) break
    wordsPerMinute *= Math.min(Math.max(rate, least + INSIDE), most - INSIDE) / rate
    pcm = await speaker.say(phrases, wordsPerMinute)
  }
  return pcm
}
