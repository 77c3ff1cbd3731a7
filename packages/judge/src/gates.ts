import { FRAME_LENGTH_MS, FRAME_MS, levelsOf, percentile } from './frames.ts'
import { JudgeRefusal } from './port.ts'

const SILENT_BELOW = -50
const CONTRAST_MIN = 6
/** A single stopped syllable said briskly sounds for less than a quarter of a second. */
const SPEECH_SECONDS = { min: 0.25, minOfOne: 0.15, max: 15 }
const CLIPPED_AT = 0.995
/** A share of speech this large at full scale is no longer what was said. */
const CLIPPED_SHARE = 0.02

export interface Sounding {
  /** dBFS of each frame. */
  levels: Float32Array
  /** Frames louder than this are taken for speech, dBFS. */
  threshold: number
  /** First frame of speech and the one after the last. */
  start: number
  end: number
}

/**
 * Finds where somebody speaks.
 * @param syllables how many are to be said
 * @throws JudgeRefusal for silence, for a sound that never changes, and for what is too short, too long or clipped
 */
export function soundingOf(pcm: Float32Array, syllables = 1): Sounding {
  const levels = levelsOf(pcm)
  const peak = levels.reduce((most, level) => Math.max(most, level), Number.NEGATIVE_INFINITY)
  if (pcm.some((x) => !Number.isFinite(x))) throw new JudgeRefusal('not_wav')
  if (levels.length === 0) throw new JudgeRefusal('too_short')
  if (peak < SILENT_BELOW) throw new JudgeRefusal('silence')
  const loud = percentile(levels, 0.97)
  const ground = percentile(levels, 0.1)
  if (loud - ground < CONTRAST_MIN) throw new JudgeRefusal('no_speech')
  const threshold = Math.max(loud - 30, ground + 0.3 * (loud - ground))
  const start = levels.findIndex((level) => level > threshold)
  const end = levels.findLastIndex((level) => level > threshold) + 1
  const seconds = ((end - start - 1) * FRAME_MS + FRAME_LENGTH_MS) / 1000
  if (seconds < (syllables > 1 ? SPEECH_SECONDS.min : SPEECH_SECONDS.minOfOne))
    throw new JudgeRefusal('too_short')
  if (seconds > SPEECH_SECONDS.max) throw new JudgeRefusal('too_long')
  if (clippedShare(pcm) > CLIPPED_SHARE) throw new JudgeRefusal('clipped')
  return { levels, threshold, start, end }
}

function clippedShare(pcm: Float32Array): number {
  let clipped = 0
  let loud = 0
  for (const x of pcm) {
    if (Math.abs(x) >= CLIPPED_AT) clipped++
    if (Math.abs(x) > 0.05) loud++
  }
  return clipped / Math.max(1, loud)
}
