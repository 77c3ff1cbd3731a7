import { RECORDING_RATE as RATE } from '@hakka/contract/constants'
import { semitones, trackF0 } from '@hakka/judge/pitch'

/** What is drawn of a sound: only the stretch that is spoken, so that two of them can be laid below each other. */
export interface Voice {
  /** Length of what is spoken. */
  seconds: number
  /** Loudness from 0 to 1, `BARS` of them. */
  loudness: number[]
  /** Semitones above or below the voice's own middle, in equal steps; `undefined` where nothing is voiced. */
  pitch: (number | undefined)[]
}

const BARS = 56
const FRAME_S = 0.01
/** Amplitude (root mean square) of −50 dBFS: the loudest frame of a recording without speech stays below it. */
const SILENT = 0.0032
/** A frame counts as spoken down to 30 dB below the loudest. */
const QUIET = 0.032
/** Kept around what is spoken. */
const MARGIN_S = 0.05
const LOWEST_HZ = 70
/** Of a pitch line: one each 10 ms, fewer of what is long, which no screen shows and a pupil would wait for. */
const PITCH_FRAMES_MAX = 600

/** Reads a sound of one channel at 16 kHz; `undefined` where nobody speaks in it. */
export function voiceOf(samples: Float32Array): Voice | undefined {
  const span = spokenSpan(samples)
  if (!span) return undefined
  const spoken = samples.subarray(span.from, span.to)
  return { seconds: spoken.length / RATE, loudness: loudnessOf(spoken, BARS), pitch: ownPitch(spoken) }
}

/** From where to where, in samples, somebody speaks. */
export function spokenSpan(samples: Float32Array): { from: number; to: number } | undefined {
  const frame = Math.round(RATE * FRAME_S)
  const levels = Array.from({ length: Math.floor(samples.length / frame) }, (_, at) =>
    levelOf(samples.subarray(at * frame, (at + 1) * frame)),
  )
  const loudest = levels.reduce((most, level) => Math.max(most, level), 0)
  if (loudest < SILENT) return undefined
  const spoken = (level: number) => level >= Math.max(loudest * QUIET, SILENT / 2)
  const margin = Math.round(RATE * MARGIN_S)
  return {
    from: Math.max(0, levels.findIndex(spoken) * frame - margin),
    to: Math.min(samples.length, (levels.findLastIndex(spoken) + 1) * frame + margin),
  }
}

/** The root mean square of a stretch, 0 to 1. */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length > 0 ? Math.sqrt(sum / samples.length) : 0
}

function loudnessOf(samples: Float32Array, count: number): number[] {
  const width = samples.length / count
  const levels = Array.from({ length: count }, (_, bar) =>
    levelOf(samples.subarray(Math.floor(bar * width), Math.ceil((bar + 1) * width))),
  )
  const loudest = Math.max(...levels) || 1
  return levels.map((level) => level / loudest)
}

function ownPitch(samples: Float32Array): (number | undefined)[] {
  const hop = Math.ceil(Math.max(RATE * FRAME_S, samples.length / PITCH_FRAMES_MAX))
  const track = trackF0(samples, { hop, lowestHz: LOWEST_HZ })
  const voiced = track.filter((hz) => hz > 0).sort((a, b) => a - b)
  const middle = voiced[Math.floor(voiced.length / 2)]
  return track.map((hz) => (hz > 0 && middle ? semitones(hz, middle) : undefined))
}

/** How far the voice goes up and down, in semitones; single stray frames at either end are left out. */
export function pitchRange({ pitch }: Voice): number {
  const voiced = pitch.filter((own) => own !== undefined).sort((a, b) => a - b)
  const at = (share: number) => voiced[Math.round((voiced.length - 1) * share)] ?? 0
  return voiced.length > 0 ? at(0.95) - at(0.05) : 0
}
