import { LRUCache } from 'lru-cache'
import type { Services } from '../services.ts'

const KEPT_MAX = 50_000
const KEPT_MS = 12 * 3_600_000

interface Seen {
  add(address: string, room: number): void
  has(address: string, room: number): boolean
}

const all = new WeakMap<object, Seen>()

/** From which addresses somebody has been in which rooms, as this process knows: in no table, and forgotten by evening. */
export function seenFrom({ counts }: Pick<Services, 'counts'>): Seen {
  const own = all.get(counts) ?? newSeen()
  all.set(counts, own)
  return own
}

function newSeen(): Seen {
  const kept = new LRUCache<string, true>({ max: KEPT_MAX, ttl: KEPT_MS })
  return {
    add: (address, room) => void kept.set(`${address} ${room}`, true),
    has: (address, room) => kept.get(`${address} ${room}`) === true,
  }
}
