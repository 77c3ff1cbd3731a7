import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { printOfPlays } from './print-of-plays.ts'

/** The fingerprint of some plays of a game as Node.js comes to it. */
export async function playsInNode(
  folder: string,
  gameId: number,
  from: number,
  count: number,
): Promise<string> {
  const file = fileURLToPath(new URL(`../../packages/games/src/${folder}/sample.json`, import.meta.url))
  return printOfPlays(gameId, JSON.parse(await readFile(file, 'utf8')), from, count)
}
