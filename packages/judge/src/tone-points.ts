import { HOP } from './frames.ts'
import { PHONES } from './phones.ts'
import { semitones, trackF0, voicedRuns } from './pitch.ts'
import type { FoundSyllable } from './utterance.ts'

/** Where in a rime pitch is taken: its ends belong to the sounds beside it. */
export const POINTS = [0.2, 0.4, 0.6, 0.8]
/** Semitones are counted from here. */
const ZERO_HZ = 55
const LOWEST_HZ = 45
const SHORTEST_RUN = 4
const VOICED_SHARE = 0.3

/** Hertz of each frame of 10 ms, 0 where there is no voice. */
export const voiceOf = (pcm: Float32Array): number[] => trackF0(pcm, { hop: HOP, lowestHz: LOWEST_HZ })

/** Pitch of a syllable's vowel and nasal at POINTS in semitones over 55 Hz; null where the voice is not clear enough. */
export function tonePoints(track: readonly number[], { segments, target }: FoundSyllable): number[] | null {
  const rime = segments.filter(({ phone }, i) => i >= target.rime && !isStop(phone))
  const start = rime[0]?.start ?? 0
  const end = rime.at(-1)?.end ?? start
  // A frame of pitch reaches 15 ms further than one of the alignment does.
  const runs = voicedRuns(track.slice(start, end), SHORTEST_RUN)
  const [longest] = runs.toSorted((a, b) => b.hertz.length - a.hertz.length)
  if (!longest || longest.hertz.length < VOICED_SHARE * (end - start)) return null
  return POINTS.map((point) => {
    const centre = Math.round(point * (longest.hertz.length - 1))
    const near = longest.hertz.slice(Math.max(0, centre - 1), centre + 2).toSorted((a, b) => a - b)
    return semitones(near[Math.floor(near.length / 2)] ?? ZERO_HZ, ZERO_HZ)
  })
}

const isStop = (phone: number) =>
  ['b', 'd', 'g'].includes(PHONES[phone]?.name ?? '') && PHONES[phone]?.kind === 'coda'
