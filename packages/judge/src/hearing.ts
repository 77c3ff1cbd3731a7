import { align, scaled } from './align.ts'
import { FRAME_MS, HOP } from './frames.ts'
import { type Sounding, soundingOf } from './gates.ts'
import type { Heard } from './measures.ts'
import { melsOf, type Spectra, spectraOf } from './mel.ts'
import type { Model } from './model.ts'
import { OUTPUTS, type Posteriors, posteriorsOf } from './network.ts'
import type { SyllablePhones } from './phones.ts'
import { JudgeRefusal } from './port.ts'
import { isHum, isMurmur, timbreOf } from './timbre.ts'
import { voiceOf } from './tone-points.ts'
import { stepsOf } from './utterance.ts'

/** How much longer or shorter a vocal tract may be than those that were learnt from. */
const WARPS = [0.88, 0.94, 1.07, 1.15]
/** Of each syllable most has a voice, of noise hardly a frame: the recordings under test have 58 % and more, noises 7 % at most. */
const VOICED_MIN = 0.15
/** Frames of room kept on both sides of speech. */
const MARGIN = 15
/** Every so-manieth frame decides on the warp. */
const STRIDE = 3

/** The part of a recording in which somebody speaks. */
export interface Speech {
  pcm: Float32Array
  sounding: Sounding
  /** Where it begins in the recording. */
  offsetMs: number
}

/** @throws JudgeRefusal where nobody speaks, or too short, too long or too loud */
export function speechOf(pcm: Float32Array, syllables: number): Speech {
  const { levels, threshold, start, end } = soundingOf(pcm, syllables)
  const from = Math.max(0, start - MARGIN)
  const to = Math.min(levels.length, end + MARGIN)
  return {
    pcm: pcm.subarray(from * HOP, (to + 2) * HOP),
    sounding: { levels: levels.subarray(from, to), threshold, start: start - from, end: end - from },
    offsetMs: from * FRAME_MS,
  }
}

/**
 * Hears speech with the model: at the warp in which what was to be said fits best.
 * @throws JudgeRefusal where what sounds has no voice, as noise, or nothing but a voice, as a hum
 */
export function hear(
  model: Model,
  { pcm, sounding }: Speech,
  targets: readonly SyllablePhones[],
  signal: AbortSignal,
): Heard {
  const track = voiceOf(pcm)
  const loud = Array.from(track.keys()).filter((frame) => (sounding.levels[frame] ?? 0) > sounding.threshold)
  const voiced = loud.filter((frame) => (track[frame] ?? 0) > 0)
  if (voiced.length < VOICED_MIN * loud.length) throw new JudgeRefusal('no_speech')
  const spectra = trimmed(spectraOf(pcm), sounding.levels.length)
  const timbre = timbreOf(spectra, sounding)
  if (isHum(timbre, targets)) throw new JudgeRefusal('no_speech')
  const every = Array.from({ length: spectra.frames }, (_, frame) => frame)
  const posteriors = posteriorsOf(model.network, melsOf(spectra, sounding), every)
  signal.throwIfAborted()
  const best = warpOf(model, spectra, sounding, posteriors, targets)
  signal.throwIfAborted()
  return {
    sounding,
    track,
    isMurmur: isMurmur(timbre, targets),
    posteriors: best === 1 ? posteriors : posteriorsOf(model.network, melsOf(spectra, sounding, best), every),
  }
}

function warpOf(
  model: Model,
  spectra: Spectra,
  sounding: Sounding,
  posteriors: Posteriors,
  targets: readonly SyllablePhones[],
): number {
  const alignment = align(scaled(posteriors, model.logPriors), 0, posteriors.frames, stepsOf(targets))
  if (!alignment) return 1
  const spoken = alignment.segments.filter(({ index }) => index >= 0)
  const places = spoken.flatMap(({ phone, start, end }) =>
    Array.from({ length: Math.ceil((end - start) / STRIDE) }, (_, i) => ({
      frame: start + i * STRIDE,
      phone,
    })),
  )
  const frames = places.map(({ frame }) => frame)
  const sumOf = (values: Float32Array, row: (place: number) => number) =>
    places.reduce((sum, { phone }, i) => sum + Math.max(-8, values[row(i) * OUTPUTS + phone] ?? -8), 0)
  let best = { warp: 1, sum: sumOf(posteriors.values, (i) => frames[i] ?? 0) }
  for (const warp of WARPS) {
    const { values } = posteriorsOf(model.network, melsOf(spectra, sounding, warp), frames)
    const sum = sumOf(values, (i) => i)
    if (sum > best.sum) best = { warp, sum }
  }
  return best.warp
}

/** As many frames as the gates counted. */
const trimmed = ({ frames, power }: Spectra, count: number): Spectra =>
  frames <= count
    ? { frames, power }
    : { frames: count, power: power.subarray(0, (count * power.length) / frames) }
