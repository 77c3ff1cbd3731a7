/** A recording as it came from the microphone. */
export interface Take {
  samples: Float32Array<ArrayBuffer>
  /** Samples a second. */
  rate: number
}

/** From and to, in seconds. */
export interface Span {
  from: number
  to: number
}

export const secondsOf = ({ samples, rate }: Take): number => samples.length / rate

/** What stays when silence is cut off: a breath before and after the voice. */
const BREATH_SECONDS = 0.15
const FRAME_SECONDS = 0.02
/** Of the loudest stretch: below it nobody speaks. */
const SILENCE = 0.08

function rms(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(1, to - from))
}

/** How loud it is, in stretches from left to right; 1 is the loudest of them. */
export function loudness({ samples }: Take, stretches: number): number[] {
  const length = samples.length / stretches
  const levels = Array.from({ length: stretches }, (_, at) =>
    rms(samples, Math.floor(at * length), Math.floor((at + 1) * length)),
  )
  const most = Math.max(...levels, Number.EPSILON)
  return levels.map((level) => level / most)
}

/** Where somebody speaks, with a breath around; all of it where nobody does. */
export function spokenSpan(take: Take): Span {
  const seconds = secondsOf(take)
  const frames = Math.max(1, Math.floor(seconds / FRAME_SECONDS))
  const levels = loudness(take, frames)
  const first = levels.findIndex((level) => level > SILENCE)
  const last = levels.findLastIndex((level) => level > SILENCE)
  if (first < 0) return { from: 0, to: seconds }
  return {
    from: Math.max(0, first * FRAME_SECONDS - BREATH_SECONDS),
    to: Math.min(seconds, (last + 1) * FRAME_SECONDS + BREATH_SECONDS),
  }
}

/** A tenth of full loudness is how loud the site's voices are; no sample goes beyond the top. */
const LOUD = 0.1
const TOP = 0.89

/** The part that is wanted, as loud as the site's other voices where that is asked for. */
export function cut({ samples, rate }: Take, { from, to }: Span, { levelled }: { levelled: boolean }): Take {
  const part = samples.slice(Math.round(from * rate), Math.round(to * rate))
  if (!levelled) return { samples: part, rate }
  let peak = 0
  for (const sample of part) peak = Math.max(peak, Math.abs(sample))
  const loud = rms(part, 0, part.length)
  if (loud === 0) return { samples: part, rate }
  const gain = Math.min(LOUD / loud, TOP / peak)
  return { samples: part.map((sample) => sample * gain), rate }
}
