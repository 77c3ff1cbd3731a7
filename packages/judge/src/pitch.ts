const RATE = 16_000
const HIGHEST_HZ = 520
const WINDOW = 320
// Two passes of a mean over 9 samples: high harmonics, that drift apart while F0 glides, are taken off (-6 dB at 750 Hz).
const SMOOTHING = 9
const LONGEST_GAP = 3
const SHORTEST_LAG = Math.floor(RATE / HIGHEST_HZ)
const CLEAR_DIP = 0.15
const FAINT_DIP = 0.4
/** Dips that differ by less are alike. */
const ALIKE = 0.05
const WHOLE_MULTIPLES = 3
/** A dip at a whole multiple of a lag that is so much shallower than the other's shows that a harmonic was taken. */
const HARMONIC_SHARE = 0.6
const HARMONIC_GAP = 0.03
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
 * of up to 15 ms, where the tracker lost a fast transition or took a harmonic (no stop closes so briefly), is bridged in a
 * straight line.
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
    if (hertz === 0 || isStray(track, frame, before, LONGEST_GAP - gap)) {
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

/** Whether a frame lies far off a run that comes back within `reach` frames. */
function isStray(
  track: readonly number[],
  frame: number,
  before: number | undefined,
  reach: number,
): boolean {
  if (before === undefined || isNear(track[frame] ?? 0, before)) return false
  return track.slice(frame + 1, frame + 1 + reach).some((hertz) => isNear(hertz, before))
}

const isNear = (hertz: number, before: number) => hertz > 0 && Math.abs(semitones(hertz, before)) < 4

/** The interval from `reference` up to `hertz` in semitones. */
export function semitones(hertz: number, reference: number): number {
  return 12 * Math.log2(hertz / reference)
}

function framePitch(pcm: Float32Array, at: number, difference: Float64Array): number {
  const longest = difference.length - 2
  const known = differences(pcm, at, difference)
  let deepest = SHORTEST_LAG
  for (let lag = SHORTEST_LAG; lag <= longest; lag++) {
    known(lag + 1)
    if ((difference[lag] ?? 1) < (difference[deepest] ?? 1)) deepest = lag
    if ((difference[lag] ?? 1) >= CLEAR_DIP) continue
    while (lag < longest && (difference[lag + 1] ?? 1) < (difference[lag] ?? 1)) known(++lag + 1)
    known(WHOLE_MULTIPLES * (lag + 1))
    return RATE / refined(difference, wholePeriod(difference, lag))
  }
  if ((difference[deepest] ?? 1) >= FAINT_DIP) return 0
  return RATE / refined(difference, firstOfAlike(difference, deepest))
}

/**
 * Cumulative mean normalised differences of a frame from itself, lag by lag, no further than they are asked for: a clear
 * voice is known from its first periods. Four lags at a time take a third of the time.
 *
 * @returns fills `into` up to a lag
 */
function differences(pcm: Float32Array, at: number, into: Float64Array): (lag: number) => void {
  let next = 1
  let sum = 0
  into[0] = 1
  const normalised = (lag: number, difference: number) => {
    sum += difference
    into[lag] = sum === 0 ? 1 : (difference * lag) / sum
  }
  return (last) => {
    const end = Math.min(last, into.length - 1)
    for (; next <= end; next += 4) {
      let [d0, d1, d2, d3] = [0, 0, 0, 0]
      for (let i = at; i < at + WINDOW; i++) {
        const own = pcm[i] ?? 0
        const e0 = own - (pcm[i + next] ?? 0)
        const e1 = own - (pcm[i + next + 1] ?? 0)
        const e2 = own - (pcm[i + next + 2] ?? 0)
        const e3 = own - (pcm[i + next + 3] ?? 0)
        d0 += e0 * e0
        d1 += e1 * e1
        d2 += e2 * e2
        d3 += e3 * e3
      }
      normalised(next, d0)
      normalised(next + 1, d1)
      normalised(next + 2, d2)
      normalised(next + 3, d3)
    }
  }
}

/** In a deep voice a strong second or third harmonic makes the first dip: the period is where the dip is clearly deeper. */
function wholePeriod(difference: Float64Array, lag: number): number {
  const here = difference[lag] ?? 1
  const isPeriod = (at: number) => {
    const there = difference[at] ?? 1
    return there < HARMONIC_SHARE * here && there < here - HARMONIC_GAP
  }
  return [2, 3].map((times) => lowestNear(difference, times * lag, times)).find(isPeriod) ?? lag
}

/** Whole multiples of the period dip as deep as it does: the first of them is the period. */
function firstOfAlike(difference: Float64Array, deepest: number): number {
  const most = (difference[deepest] ?? 1) + ALIKE
  for (let lag = SHORTEST_LAG + 1; lag < deepest; lag++) {
    const here = difference[lag] ?? 1
    const isDip = here <= (difference[lag - 1] ?? 1) && here <= (difference[lag + 1] ?? 1)
    if (isDip && here < most) return lag
  }
  return deepest
}

/** Where the difference is least within `reach` of a lag; the lag itself where it lies beyond what is looked at. */
function lowestNear(difference: Float64Array, lag: number, reach: number): number {
  let lowest = lag
  for (let at = lag - reach; at <= lag + reach && at < difference.length - 1; at++) {
    if ((difference[at] ?? 1) < (difference[lowest] ?? 1)) lowest = at
  }
  return lowest
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
