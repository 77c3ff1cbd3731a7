import { readFile, writeFile } from 'node:fs/promises'
import type { Manifest } from './store.ts'

/** What training leaves behind, committed with the code. */
const folder = new URL('../../packages/judge/model/', import.meta.url)

export const MODEL_FILE = new URL('judge.bin', folder)
export const FIGURES_FILE = new URL('figures.json', folder)
/** Seed and voices of the training, and hashes of its words, 4 bytes each, in base64. */
const TRAINED_ON_FILE = new URL('trained-on.json', folder)

export async function writeTrainedOn({ words, ...rest }: Manifest): Promise<void> {
  const hashes = Uint32Array.from(words).sort()
  const packed = Buffer.from(hashes.buffer).toString('base64')
  await writeFile(TRAINED_ON_FILE, `${JSON.stringify({ ...rest, words: packed }, null, 2)}\n`)
}

export async function readTrainedOn(): Promise<Manifest> {
  const { words, ...rest }: Omit<Manifest, 'words'> & { words: string } = JSON.parse(
    await readFile(TRAINED_ON_FILE, 'utf8'),
  )
  const bytes = Buffer.from(words, 'base64')
  return { ...rest, words: Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(4 * i)) }
}
