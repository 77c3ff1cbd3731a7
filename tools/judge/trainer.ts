import {
  activate,
  INPUTS,
  logSoftmax,
  type Network,
  OUTPUTS,
  rowProducts,
  transposed,
} from '@hakka/judge/training'
import type { Examples } from './examples.ts'
import type { Random } from './random.ts'

const BATCH = 256

export function newNetwork(hidden: number, random: Random): Network {
  const drawn = (rows: number, columns: number) =>
    Float32Array.from({ length: rows * columns }, () => random.normal() * Math.sqrt(2 / columns))
  return {
    hidden,
    first: drawn(hidden, INPUTS),
    firstBias: new Float32Array(hidden),
    second: drawn(OUTPUTS, hidden),
    secondBias: new Float32Array(OUTPUTS),
  }
}

/**
 * Trains by Adam on cross entropy, the rate falling in a half cosine over all epochs. Plain arrays on one thread.
 * @param pause awaited now and then, so that others come to their turn
 */
export async function train(
  network: Network,
  examples: Examples,
  epochs: number,
  random: Random,
  pause: (line: string) => Promise<void>,
): Promise<void> {
  const { hidden } = network
  const input = new Float32Array(BATCH * INPUTS)
  const turnedInput = new Float32Array(BATCH * INPUTS)
  const middle = new Float32Array(BATCH * hidden)
  const turnedMiddle = new Float32Array(BATCH * hidden)
  const out = new Float32Array(BATCH * OUTPUTS)
  const turnedOut = new Float32Array(BATCH * OUTPUTS)
  const error = new Float32Array(BATCH * hidden)
  const turnedError = new Float32Array(BATCH * hidden)
  const turnedSecond = new Float32Array(hidden * OUTPUTS)
  const firstSlope = new Float32Array(hidden * INPUTS)
  const secondSlope = new Float32Array(OUTPUTS * hidden)
  const optimisers = [network.first, network.firstBias, network.second, network.secondBias].map(adam)
  const order = Float64Array.from({ length: examples.count }, (_, i) => i)
  const batches = Math.floor(examples.count / BATCH)
  let step = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    let loss = 0
    let right = 0
    for (let batch = 0; batch < batches; batch++) {
      const targets = Array.from({ length: BATCH }, (_, row) =>
        examples.take(order[batch * BATCH + row] ?? 0, input, row),
      )
      rowProducts(input, network.first, middle, BATCH, hidden, INPUTS)
      activate(middle, network.firstBias)
      rowProducts(middle, network.second, out, BATCH, OUTPUTS, hidden)
      logSoftmax(out, network.secondBias)
      targets.forEach((target, row) => {
        const at = row * OUTPUTS
        loss -= out[at + target] ?? 0
        if (best(out, at) === target) right++
        for (let i = 0; i < OUTPUTS; i++) {
          out[at + i] = (Math.exp(out[at + i] ?? 0) - (i === target ? 1 : 0)) / BATCH
        }
      })
      transposed(out, BATCH, OUTPUTS, turnedOut)
      transposed(middle, BATCH, hidden, turnedMiddle)
      rowProducts(turnedOut, turnedMiddle, secondSlope, OUTPUTS, hidden, BATCH)
      transposed(network.second, OUTPUTS, hidden, turnedSecond)
      rowProducts(out, turnedSecond, error, BATCH, hidden, OUTPUTS)
      for (let i = 0; i < error.length; i++) if ((middle[i] ?? 0) <= 0) error[i] = 0
      transposed(error, BATCH, hidden, turnedError)
      transposed(input, BATCH, INPUTS, turnedInput)
      rowProducts(turnedError, turnedInput, firstSlope, hidden, INPUTS, BATCH)
      const slopes = [firstSlope, rowSums(turnedError, hidden), secondSlope, rowSums(turnedOut, OUTPUTS)]
      const rate = 0.000_02 + 0.001 * (0.5 + 0.5 * Math.cos((Math.PI * step) / (batches * epochs)))
      step++
      optimisers.forEach((optimise, i) => {
        optimise(slopes[i] ?? firstSlope, rate, step)
      })
      if (batch % 500 === 499 || batch === batches - 1) {
        const seen = (batch + 1) * BATCH
        await pause(
          `${epoch + 1}\t${batch + 1}/${batches}\t${(loss / seen).toFixed(4)}\t${(right / seen).toFixed(4)}`,
        )
      }
    }
  }
}

/** The share of examples whose sound the network finds. */
export function accuracyOf(network: Network, examples: Examples): number {
  const input = new Float32Array(BATCH * INPUTS)
  const middle = new Float32Array(BATCH * network.hidden)
  const out = new Float32Array(BATCH * OUTPUTS)
  let right = 0
  const batches = Math.floor(examples.count / BATCH)
  for (let batch = 0; batch < batches; batch++) {
    const targets = Array.from({ length: BATCH }, (_, row) => examples.take(batch * BATCH + row, input, row))
    rowProducts(input, network.first, middle, BATCH, network.hidden, INPUTS)
    activate(middle, network.firstBias)
    rowProducts(middle, network.second, out, BATCH, OUTPUTS, network.hidden)
    logSoftmax(out, network.secondBias)
    right += targets.filter((target, row) => best(out, row * OUTPUTS) === target).length
  }
  return right / Math.max(1, batches * BATCH)
}

function best(out: Float32Array, at: number): number {
  let found = 0
  for (let i = 1; i < OUTPUTS; i++) if ((out[at + i] ?? 0) > (out[at + found] ?? 0)) found = i
  return found
}

function adam(weights: Float32Array) {
  const mean = new Float32Array(weights.length)
  const square = new Float32Array(weights.length)
  return (slope: Float32Array, rate: number, step: number) => {
    const first = 1 - 0.9 ** step
    const second = 1 - 0.999 ** step
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i] ?? 0
      const m = 0.9 * (mean[i] ?? 0) + 0.1 * g
      const v = 0.999 * (square[i] ?? 0) + 0.001 * g * g
      mean[i] = m
      square[i] = v
      weights[i] = (weights[i] ?? 0) - (rate * (m / first)) / (Math.sqrt(v / second) + 1e-8)
    }
  }
}

function rowSums(values: Float32Array, rows: number): Float32Array {
  const width = values.length / rows
  return Float32Array.from({ length: rows }, (_, row) =>
    values.subarray(row * width, (row + 1) * width).reduce((sum, x) => sum + x, 0),
  )
}

function shuffle(order: Float64Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
}
