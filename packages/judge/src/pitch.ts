const RATE = 16_000
const HIGHEST_HZ = 520
const WINDOW = 320
// Two passes of a mean over 9 samples: high harmonics, that drift apart while F0 glides, are taken off (-6 dB at 750 Hz).
const SMOOTHING = 9
const LONGEST_GAP = 3
const SHORTEST_LAG = Math.floor(RATE / HIGHEST_HZ)
const CLEAR_DIP = 0.15
const FAINT_DIP = 0.4
const QUIET_BELOW_PEAK = 0.05

/** A stretch of voiced frames: F0 in hertz, one value per 5 ms. */
type VoicedRun = { start: number; hertz: number[] }

interface TrackOptions {
  /** Samples from frame to frame. */
  hop?: number
  lowestHz?: number
}

/**
 * Fundamental frequency by YIN (de Cheveigné & Kawahara 2002): cumulative mean normalised difference, first dip under
 * the threshold, parabolic refinement.
 *
 * @param samples mono, at 16 kHz, -1..1
 * @returns hertz per frame of `hop` samples, 0 where the frame is silent or voiceless
 */
export function trackF0(samples: Float32Array, { hop = 80, lowestHz = 90 }: TrackOptions = {}): number[] {
  const pcm = smooth(smooth(samples))
  const track: number[] = []
  const floor = loudestFrame(pcm, hop) * QUIET_BELOW_PEAK
  const longest = Math.ceil(RATE / lowestHz)
  const difference = new Float64Array(longest + 2)
  for (let at = 0; at + WINDOW + longest + 1 < pcm.length; at += hop) {
    track.push(rms(pcm, at, WINDOW) < floor ? 0 : framePitch(pcm, at, difference))
  }
  return track
}

/**
 * Runs of voiced frames of at least `shortest` frames. A step of more than 4 semitones between frames ends a run; a gap
 * of up to 15 ms, where the tracker lost a fast transition (no stop closes so briefly), is bridged in a straight line.
 */
export function voicedRuns(track: number[], shortest = 6): VoicedRun[] {
  const runs: VoicedRun[] = []
  let run: VoicedRun = { start: 0, hertz: [] }
  let gap = 0
  const close = () => {
    if (run.hertz.length >= shortest) runs.push(run)
    run = { start: 0, hertz: [] }
  }
  track.forEach((hertz, frame) => {
    const before = run.hertz.at(-1)
    if (hertz === 0) {
      gap++
      return
    }
    if (before !== undefined && gap <= LONGEST_GAP && Math.abs(semitones(hertz, before)) < 4) {
      for (let i = 1; i <= gap; i++) run.hertz.push(before + ((hertz - before) * i) / (gap + 1))
    } else {
      close()
      run.start = frame
    }
    run.hertz.push(hertz)
    gap = 0
  })
  close()
  return runs
}

/** The interval from `reference` up to `hertz` in semitones. */
export function semitones(hertz: number, reference: number): number {
  return 12 * Math.log2(hertz / reference)
}

function framePitch(pcm: Float32Array, at: number, difference: Float64Array): number {
  const longest = difference.length - 2
  let sum = 0
  difference[0] = 1
  for (let lag = 1; lag <= longest + 1; lag++) {
    let d = 0
    for (let i = at; i < at + WINDOW; i++) {
      const step = (pcm[i] ?? 0) - (pcm[i + lag] ?? 0)
      d += step * step
    }
    sum += d
    difference[lag] = sum === 0 ? 1 : (d * lag) / sum
  }
  let deepest = SHORTEST_LAG
  for (let lag = SHORTEST_LAG; lag <= longest; lag++) {
    if ((difference[lag] ?? 1) < (difference[deepest] ?? 1)) deepest = lag
    if ((difference[lag] ?? 1) >= CLEAR_DIP) continue
    while (lag < longest && (difference[lag + 1] ?? 1) < (difference[lag] ?? 1)) lag++
    return RATE / refined(difference, lag)
  }
  return (difference[deepest] ?? 1) < FAINT_DIP ? RATE / refined(difference, deepest) : 0
}

function refined(difference: Float64Array, lag: number): number {
  const before = difference[lag - 1] ?? 1
  const here = difference[lag] ?? 1
  const after = difference[lag + 1] ?? 1
  const bend = before + after - 2 * here
  return bend > 0 ? lag + (before - after) / (2 * bend) : lag
}

function smooth(pcm: Float32Array): Float32Array {
  const half = (SMOOTHING - 1) / 2
  let sum = 0
  return pcm.map((_, i) => {
    if (i === 0) for (let k = 0; k < half; k++) sum += pcm[k] ?? 0
    sum += (pcm[i + half] ?? 0) - (pcm[i - half - 1] ?? 0)
    return sum / SMOOTHING
  })
}

function loudestFrame(pcm: Float32Array, hop: number): number {
  let most = 0
  for (let at = 0; at + WINDOW <= pcm.length; at += hop) most = Math.max(most, rms(pcm, at, WINDOW))
  return most
}

function rms(pcm: Float32Array, at: number, length: number): number {
  let sum = 0
  for (let i = at; i < at + length; i++) sum += (pcm[i] ?? 0) ** 2
  return Math.sqrt(sum / length)
}
