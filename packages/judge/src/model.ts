import { INPUTS, type Network, OUTPUTS } from './network.ts'

/** A logistic detector over named figures: standardised, weighted, summed. */
export interface Detector {
  bias: number
  terms: { figure: string; mean: number; deviation: number; weight: number }[]
}

export interface Model {
  version: string
  network: Network
  /** How often each sound comes in what was learnt from, log. */
  logPriors: number[]
  /** None until they are calibrated. */
  detectors: Partial<Record<DetectorName, Detector>>
}

/** Of the recording: were these words said, with their sounds, each tone, their tune; of each syllable: its sounds. */
export const DETECTOR_NAMES = ['gross', 'segments', 'tone', 'tune', 'sound'] as const
export type DetectorName = (typeof DETECTOR_NAMES)[number]

interface Head {
  version: string
  hidden: number
  logPriors: number[]
  detectors: Model['detectors']
}

const MAGIC = 'HKJ1'
const STEPS = 32_767

/**
 * The file: 'HKJ1', length of the head, the head as JSON, padded to 4; then for each layer the rows' scales and biases as
 * float32 and the weights as 16-bit steps of those scales.
 */
export function writeModel({ version, network, logPriors, detectors }: Model): Uint8Array {
  const head: Head = { version, hidden: network.hidden, logPriors, detectors }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const start = 8 + Math.ceil(text.length / 4) * 4
  const layers = [
    { rows: network.hidden, weights: network.first, bias: network.firstBias },
    { rows: OUTPUTS, weights: network.second, bias: network.secondBias },
  ]
  const size = layers.reduce((sum, { rows, weights }) => sum + rows * 8 + weights.length * 2, start)
  const bytes = new Uint8Array(size)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  view.setUint32(4, text.length, true)
  bytes.set(text, 8)
  let at = start
  for (const { rows, weights, bias } of layers) {
    const width = weights.length / rows
    const scales = Float32Array.from({ length: rows }, (_, row) => {
      const most = weights
        .subarray(row * width, (row + 1) * width)
        .reduce((peak, x) => Math.max(peak, Math.abs(x)), 1e-9)
      return most / STEPS
    })
    for (const value of [...scales, ...bias]) {
      view.setFloat32(at, value, true)
      at += 4
    }
    weights.forEach((weight, i) => {
      view.setInt16(at + 2 * i, Math.round(weight / (scales[Math.floor(i / width)] ?? 1)), true)
    })
    at += 2 * weights.length
  }
  return bytes
}

/**
 * Reads a model file's bytes; where they lie is for the caller to know.
 * @throws RangeError for anything else
 */
export function loadModel(bytes: Uint8Array): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== MAGIC) {
    throw new RangeError('not a model of the pronunciation judge')
  }
  const length = view.getUint32(4, true)
  const head: Head = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)))
  let at = 8 + Math.ceil(length / 4) * 4
  const layer = (rows: number, width: number) => {
    const floats = () => {
      const values = Float32Array.from({ length: rows }, (_, i) => view.getFloat32(at + 4 * i, true))
      at += 4 * rows
      return values
    }
    const scales = floats()
    const bias = floats()
    const weights = Float32Array.from(
      { length: rows * width },
      (_, i) => view.getInt16(at + 2 * i, true) * (scales[Math.floor(i / width)] ?? 0),
    )
    at += 2 * rows * width
    return { weights, bias }
  }
  const first = layer(head.hidden, INPUTS)
  const second = layer(OUTPUTS, head.hidden)
  return {
    version: head.version,
    logPriors: head.logPriors,
    detectors: head.detectors,
    network: {
      hidden: head.hidden,
      first: first.weights,
      firstBias: first.bias,
      second: second.weights,
      secondBias: second.bias,
    },
  }
}
