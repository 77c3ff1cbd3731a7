import { FRAME_MS, gather, INPUTS, MELS, melsOf, SILENCE, soundingOf, spectraOf } from '@hakka/judge/training'
import type { Random } from './random.ts'
import { readStore } from './store.ts'
import type { Label } from './utterance.ts'

/** Of silence, of which there is much, this share is enough. */
const SILENCE_KEPT = 0.3

/** Frames with the sound that each of them is. */
export interface Examples {
  count: number
  /** Writes what the network sees of example `at` into row `row`, and returns its sound. */
  take(at: number, into: Float32Array, row: number): number
}

/** @param share of the stored utterances, from the first */
export async function readExamples(
  random: Random,
  share: number,
): Promise<{ train: Examples; held: Examples }> {
  const parts: Float32Array[] = []
  const train: number[] = []
  const held: number[] = []
  const sounds: Uint8Array[] = []
  for await (const { pcm, labels } of readStore()) {
    if (random.next() >= share) continue
    const mels = featuresOf(pcm)
    if (!mels) continue
    const part = parts.push(mels) - 1
    const phones = phonesByFrame(labels, mels.length / MELS)
    sounds.push(phones)
    const into = part % 50 === 0 ? held : train
    phones.forEach((phone, frame) => {
      if (phone !== SILENCE || random.chance(SILENCE_KEPT)) into.push(part * 4096 + frame)
    })
  }
  const examples = (list: number[]): Examples => {
    const places = Float64Array.from(list)
    return {
      count: places.length,
      take(at, into, row) {
        const place = places[at] ?? 0
        const part = Math.floor(place / 4096)
        const frame = place % 4096
        const mels = parts[part] ?? new Float32Array(INPUTS)
        gather(mels, mels.length / MELS, frame, into, row)
        return sounds[part]?.[frame] ?? SILENCE
      },
    }
  }
  return { train: examples(train), held: examples(held) }
}

function featuresOf(pcm: Float32Array): Float32Array | undefined {
  try {
    return melsOf(spectraOf(pcm), soundingOf(pcm))
  } catch {
    // Noise has drowned it: the judge would refuse it too.
    return undefined
  }
}

function phonesByFrame(labels: readonly Label[], frames: number): Uint8Array {
  const phones = new Uint8Array(frames)
  for (const { phone, startMs, endMs } of labels) {
    // A frame belongs to what sounds at its middle, 12.5 ms after it begins.
    const from = Math.ceil((startMs - 12.5) / FRAME_MS)
    const to = Math.ceil((endMs - 12.5) / FRAME_MS)
    phones.fill(phone, Math.max(0, from), Math.max(0, to))
  }
  return phones
}
