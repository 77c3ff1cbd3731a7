const LOWEST_HZ = 70
/** A child's voice goes that high. */
const HIGHEST_HZ = 500
/** Speech is read at 8,000 samples a second: an octave above the highest voice is enough, and a quarter of the work. */
const READ_RATE = 8_000
const WINDOW_S = 0.03
/** YIN's threshold: below it a frame has a period, thus a voice. */
const CLEAR = 0.28
/** A frame this much weaker than the loudest has no voice worth a line. */
const FAINT = 0.05

const PITCH_HOP_S = 0.01

/**
 * The pitch of a voice in Hz, every 10 ms; `undefined` where there is none. YIN (de Cheveigné and Kawahara 2002)
 * with its cumulative mean and parabola, then the median of three frames, which takes single slips of an octave.
 * @param samples one channel
 */
export function pitchTrack(samples: Float32Array, rate: number): (number | undefined)[] {
  const step = Math.max(1, Math.round(rate / READ_RATE))
  const own = thinned(samples, step)
  const ownRate = rate / step
  const window = Math.round(ownRate * WINDOW_S)
  const longest = Math.floor(ownRate / LOWEST_HZ)
  const shortest = Math.floor(ownRate / HIGHEST_HZ)
  const hop = ownRate * PITCH_HOP_S
  const starts = Array.from(
    { length: Math.max(0, Math.floor((own.length - window - longest) / hop) + 1) },
    (_, frame) => Math.round(frame * hop),
  )
  const power = starts.map((start) => energy(own, start, window))
  const least = Math.max(0, ...power) * FAINT ** 2
  const raw = starts.map((start, frame) => {
    if (!((power[frame] ?? 0) > least)) return undefined
    const period = periodAt(own, start, window, shortest, longest)
    return period === undefined ? undefined : ownRate / period
  })
  return raw.map((pitch, at) => (pitch === undefined ? undefined : median3(raw[at - 1], pitch, raw[at + 1])))
}

function thinned(samples: Float32Array, step: number): Float32Array {
  if (step === 1) return samples
  const thin = new Float32Array(Math.floor(samples.length / step))
  for (let at = 0; at < thin.length; at++) {
    let sum = 0
    for (let part = 0; part < step; part++) sum += samples[at * step + part] ?? 0
    thin[at] = sum / step
  }
  return thin
}

function energy(samples: Float32Array, start: number, length: number): number {
  let sum = 0
  for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2
  return sum
}

/** The period in samples, or nothing where the frame does not repeat itself. */
function periodAt(
  samples: Float32Array,
  start: number,
  window: number,
  shortest: number,
  longest: number,
): number | undefined {
  const normal = new Float32Array(longest + 2).fill(1)
  let total = 0
  for (let lag = 1; lag <= longest; lag++) {
    let difference = 0
    for (let at = start; at < start + window; at++) {
      difference += ((samples[at] ?? 0) - (samples[at + lag] ?? 0)) ** 2
    }
    total += difference
    normal[lag] = total > 0 ? (difference * lag) / total : 1
  }
  for (let lag = shortest; lag <= longest; lag++) {
    if ((normal[lag] ?? 1) >= CLEAR) continue
    while (lag < longest && (normal[lag + 1] ?? 1) < (normal[lag] ?? 1)) lag++
    return lag + offset(normal[lag - 1] ?? 1, normal[lag] ?? 1, normal[lag + 1] ?? 1)
  }
  return undefined
}

/** Where between the samples the parabola through three values has its lowest point. */
function offset(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after
  return bend > 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
}

const median3 = (before: number | undefined, here: number, after: number | undefined): number =>
  before === undefined || after === undefined
    ? here
    : ([before, here, after].sort((a, b) => a - b)[1] ?? here)
