import { BIN_HZ, BINS } from './fft.ts'
import { percentile } from './frames.ts'
import type { Sounding } from './gates.ts'
import type { Spectra } from './mel.ts'
import type { SyllablePhones } from './phones.ts'

/** Edges of the bands that are weighed against each other, Hz. */
const EDGES = [80, 300, 600, 900, 1600, 2400, 3400, 5000, 6800]
/** What lies above is there in all speech: in a hiss, in a burst, in the second and third formant. */
const BRIGHT_FROM = 4
const MIDDLE = 3
const FLOOR = 1e-6

/** How what sounds is coloured; dB of all that sounds in its frame. */
export interface Timbre {
  /** What lies above 1.6 kHz, in the brightest of the frames but for a few. */
  bright: number
  /** What lies from 900 to 1,600 Hz, on the whole. */
  middle: number
  /** How much each band goes up and down, on average. */
  change: number
}

export function timbreOf({ frames, power }: Spectra, { levels, threshold }: Sounding): Timbre {
  const bands: number[][] = []
  for (let frame = 0; frame < Math.min(frames, levels.length); frame++) {
    if ((levels[frame] ?? 0) > threshold) bands.push(bandsOf(power, frame * BINS))
  }
  const shares = bands.map((own) => own.map((energy) => decibels(energy / sum(own))))
  const each = EDGES.slice(1).map((_, band) => shares.map((own) => own[band] ?? 0))
  const all = sum(bands.flat())
  return {
    bright: percentile(
      bands.map((own) => decibels(sum(own.slice(BRIGHT_FROM)) / sum(own))),
      0.95,
    ),
    middle: decibels(sum(bands.map((own) => own[MIDDLE] ?? 0)) / all),
    change: sum(each.map(deviation)) / each.length,
  }
}

const BRIGHT_MIN = -12
/** Of these sounds some voices have no more above 1.6 kHz than a hum has. */
const DARK = /^(?:m|[mnlbh]?(?:u|o|ung|ong|ug|og))$/

/** Whether it is a beep or a hum: it has nothing of what speech has above its lowest formant. */
export const isHum = ({ bright }: Timbre, targets: readonly SyllablePhones[]): boolean =>
  bright < BRIGHT_MIN && !targets.every(({ letters }) => DARK.test(letters))

/** How a nasal that is held sounds: how much it changes, and what lies from 900 to 1,600 Hz, where an ng has next to nothing. */
const MURMURS: Record<string, { change: number; middle: readonly [number, number] }> = {
  ng: { change: 5.5, middle: [Number.NEGATIVE_INFINITY, -9] },
  m: { change: 4, middle: [-22, 0] },
}

/** Whether all of it may be nasals that are held: there is little else to tell them by. */
export const isMurmur = ({ change, middle }: Timbre, targets: readonly SyllablePhones[]): boolean =>
  targets.some(({ letters }) => {
    const own = MURMURS[letters]
    return own !== undefined && change <= own.change && middle >= own.middle[0] && middle <= own.middle[1]
  })

function bandsOf(power: Float32Array, row: number): number[] {
  const bands = new Array<number>(EDGES.length - 1).fill(1e-12)
  let band = 0
  for (let bin = 0; bin < BINS; bin++) {
    const hertz = bin * BIN_HZ
    if (hertz >= (EDGES[band + 1] ?? Number.POSITIVE_INFINITY)) band++
    if (hertz >= (EDGES[0] ?? 0) && band < bands.length)
      bands[band] = (bands[band] ?? 0) + (power[row + bin] ?? 0)
  }
  return bands
}

const sum = (values: readonly number[]) => values.reduce((total, own) => total + own, 0)
const decibels = (share: number) => 10 * Math.log10(share + FLOOR)

function deviation(values: readonly number[]): number {
  const mean = sum(values) / Math.max(1, values.length)
  return Math.sqrt(sum(values.map((own) => (own - mean) ** 2)) / Math.max(1, values.length))
}
