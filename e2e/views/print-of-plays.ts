import { playsTold } from '@hakka/games/testing'

/** A fingerprint of what a game's rules deal and say, of so many plays from one number on. */
export async function printOfPlays(...asked: Parameters<typeof playsTold>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(playsTold(...asked)))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
