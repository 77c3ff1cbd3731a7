import { expect, inject, test } from 'vitest'
import { commands } from 'vitest/browser'
import { printOfPlays } from './print-of-plays.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Plays of each game; `npm run fuzz` asks for 10,000. */
    plays: number
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    playsInNode(folder: string, gameId: number, from: number, count: number): Promise<string>
  }
}

const samples = import.meta.glob<unknown>('../../packages/games/src/*/sample.json', {
  eager: true,
  import: 'default',
})

const GAMES = [
  [1, 'voice-trail'],
  [2, 'sentence-steps'],
  [3, 'chef'],
  [4, 'windows'],
  [5, 'song-trail'],
] as const

/** So many have one fingerprint: of what differs it says about where. */
const BATCH = 250

const plays = inject('plays')

for (const [gameId, folder] of GAMES) {
  const title = `any play of ${folder} is dealt and scored in the browser as in Node.js`
  test(title, { timeout: 30_000 + plays * 60 }, async () => {
    const sample = samples[`../../packages/games/src/${folder}/sample.json`]
    for (let from = 0; from < plays; from += BATCH) {
      const count = Math.min(BATCH, plays - from)
      const [here, there] = await Promise.all([
        printOfPlays(gameId, sample, from, count),
        commands.playsInNode(folder, gameId, from, count),
      ])
      expect(here, `plays ${from} to ${from + count}`).toBe(there)
    }
  })
}
