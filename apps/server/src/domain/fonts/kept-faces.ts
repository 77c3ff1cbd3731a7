import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ROOT } from '../../kernel/root.ts'
import { diskBlobs } from '../../ports/blob-disk.ts'

/** The face itself, and what cuts it: with another one the same characters are another file. */
const SOURCES = ['hakka-reading.woff2', 'subset-child.ts']

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

let sources: Promise<string[]> | undefined

const digests = () =>
  Promise.all(
    SOURCES.map(async (name) => sha256(await readFile(join(ROOT, 'apps/server/src/domain/fonts', name)))),
  )

/** Names the file that these characters make: of the face's own file, what cuts it, and the characters. */
export async function recipeOf(characters: string): Promise<string> {
  sources ??= digests()
  return sha256([...(await sources), characters].join('\n'))
}

/** Faces that were cut, by their recipe: whoever wants one again has it without waiting. */
export interface KeptFaces {
  find(recipe: string): Promise<Buffer | undefined>
  keep(recipe: string, bytes: Buffer): Promise<void>
  /** Removes all but these. */
  prune(recipes: ReadonlySet<string>): Promise<void>
}

/** @param folder of this machine; it may be emptied at any time */
export function keptFaces(folder: string): KeptFaces {
  const files = diskBlobs(folder)
  const keyOf = (recipe: string) => `${recipe}.woff2`
  return {
    find: async (recipe) =>
      (await files.has(keyOf(recipe))) ? buffer(files.stream(keyOf(recipe))) : undefined,
    keep: (recipe, bytes) => files.put(keyOf(recipe), bytes),
    async prune(recipes) {
      const named = new Set([...recipes].map(keyOf))
      for await (const key of files.keys()) if (!named.has(key)) await files.remove(key)
    },
  }
}
