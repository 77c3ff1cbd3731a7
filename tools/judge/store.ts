import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DATA_FOLDER } from './settings.ts'
import type { Label, Utterance } from './utterance.ts'

const SOUNDS = join(DATA_FOLDER, 'train.pcm')
const INDEX = join(DATA_FOLDER, 'train.json')

/** What training heard: for the leak check, and to make the same data again. */
export interface Manifest {
  seed: number
  voices: string[]
  /** FNV-1a of `dialect pinyin` of every word that was said. */
  words: number[]
}

interface Index {
  manifest: Manifest
  utterances: { samples: number; labels: Label[] }[]
}

/** Keeps utterances as 16-bit samples in one file, their labels in another. */
export async function openStore() {
  await mkdir(DATA_FOLDER, { recursive: true })
  const out = createWriteStream(SOUNDS)
  const utterances: Index['utterances'] = []
  return {
    async add({ pcm, labels }: Utterance): Promise<void> {
      utterances.push({ samples: pcm.length, labels })
      const samples = Int16Array.from(pcm, (x) => Math.max(-1, Math.min(1, x)) * 32_767)
      if (!out.write(new Uint8Array(samples.buffer))) {
        await new Promise<void>((resolve) => {
          out.once('drain', () => resolve())
        })
      }
    },
    async close(manifest: Manifest): Promise<void> {
      await new Promise<void>((resolve) => {
        out.end(() => resolve())
      })
      await writeFile(INDEX, JSON.stringify({ manifest, utterances } satisfies Index))
    },
  }
}

export async function readManifest(): Promise<Manifest> {
  const { manifest }: Index = JSON.parse(await readFile(INDEX, 'utf8'))
  return manifest
}

/** Every stored utterance, in the order it was made. */
export async function* readStore(): AsyncGenerator<Utterance> {
  const { utterances }: Index = JSON.parse(await readFile(INDEX, 'utf8'))
  const rest = createReadStream(SOUNDS, { highWaterMark: 1 << 20 })[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  for (const { samples, labels } of utterances) {
    while (held.length < samples * 2) {
      const more = await rest.next()
      if (more.done) throw new Error('訓練資料不完整，請重新執行 npm run judge:data。')
      held = Buffer.concat([held, more.value])
    }
    const pcm = new Float32Array(samples)
    for (let i = 0; i < samples; i++) pcm[i] = held.readInt16LE(2 * i) / 32_768
    held = held.subarray(samples * 2)
    yield { pcm, labels }
  }
}
