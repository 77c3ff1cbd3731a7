import { rowProducts } from './matrix.ts'
import { MELS } from './mel.ts'
import { PHONES } from './phones.ts'

/** Which frames around one the network sees. */
const CONTEXT = [-9, -6, -4, -2, -1, 0, 1, 2, 4, 6, 9]
export const INPUTS = CONTEXT.length * MELS
export const OUTPUTS = PHONES.length

/** A network of one hidden layer; weights by row, one row a unit. */
export interface Network {
  hidden: number
  first: Float32Array
  firstBias: Float32Array
  second: Float32Array
  secondBias: Float32Array
}

/** Log probabilities of PHONES, a row a frame of 10 ms. */
export interface Posteriors {
  frames: number
  values: Float32Array
}

/** Puts what the network sees of a frame into `into`, at row `row`. */
export function gather(
  mels: Float32Array,
  frames: number,
  frame: number,
  into: Float32Array,
  row: number,
): void {
  for (let c = 0; c < CONTEXT.length; c++) {
    const from = Math.min(frames - 1, Math.max(0, frame + (CONTEXT[c] ?? 0))) * MELS
    const to = row * INPUTS + c * MELS
    for (let band = 0; band < MELS; band++) into[to + band] = mels[from + band] ?? 0
  }
}

/** Log posteriors of the frames `which`, in that order. */
export function posteriorsOf(network: Network, mels: Float32Array, which: readonly number[]): Posteriors {
  const frames = mels.length / MELS
  const count = which.length
  const input = new Float32Array(count * INPUTS)
  which.forEach((frame, row) => {
    gather(mels, frames, frame, input, row)
  })
  const hidden = new Float32Array(count * network.hidden)
  rowProducts(input, network.first, hidden, count, network.hidden, INPUTS)
  activate(hidden, network.firstBias)
  const values = new Float32Array(count * OUTPUTS)
  rowProducts(hidden, network.second, values, count, OUTPUTS, network.hidden)
  logSoftmax(values, network.secondBias)
  return { frames: count, values }
}

/** Adds a bias to each row, then nothing below zero. */
export function activate(values: Float32Array, bias: Float32Array): void {
  const width = bias.length
  for (let at = 0; at < values.length; at += width) {
    for (let i = 0; i < width; i++) values[at + i] = Math.max(0, (values[at + i] ?? 0) + (bias[i] ?? 0))
  }
}

/** Adds a bias to each row and makes it log probabilities. */
export function logSoftmax(values: Float32Array, bias: Float32Array): void {
  const width = bias.length
  for (let at = 0; at < values.length; at += width) {
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < width; i++) {
      const value = (values[at + i] ?? 0) + (bias[i] ?? 0)
      values[at + i] = value
      if (value > most) most = value
    }
    let sum = 0
    for (let i = 0; i < width; i++) sum += Math.exp((values[at + i] ?? 0) - most)
    const log = most + Math.log(sum)
    for (let i = 0; i < width; i++) values[at + i] = (values[at + i] ?? 0) - log
  }
}
