import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'

const FILE = new URL('../../packages/games/src/kit/testing/recorded.json.gz', import.meta.url)

/** Keeps what was recorded of a game beside what was of the others. */
export async function keepPlays(folder: string, plays: readonly unknown[]): Promise<void> {
  const before = await readFile(FILE).then(
    (bytes): Record<string, unknown> => JSON.parse(gunzipSync(bytes).toString()),
    () => ({}),
  )
  await writeFile(FILE, gzipSync(JSON.stringify({ ...before, [folder]: plays }), { level: 9 }))
}
