import { LRUCache } from 'lru-cache'

const KEYS_MAX = 20_000

/** Counts by key in windows of a fixed length. Of more keys than it can hold, those longest unseen start anew. */
export class Window {
  readonly #max: number
  readonly #ms: number
  readonly #now: () => number
  readonly #counts = new LRUCache<string, { until: number; count: number }>({ max: KEYS_MAX })

  /**
   * @param max how often each key may be taken in a window
   * @param ms length of a window
   * @param now a clock in milliseconds that never goes back
   */
  constructor(max: number, ms: number, now: () => number = () => performance.now()) {
    this.#max = max
    this.#ms = ms
    this.#now = now
  }

  /** Counts one; `false` when the key has had its share of the window that its first one opened. */
  take(key: string): boolean {
    const now = this.#now()
    const own = this.#counts.get(key)
    if (own && now < own.until) {
      own.count += 1
      return own.count <= this.#max
    }
    this.#counts.set(key, { until: now + this.#ms, count: 1 })
    return this.#max >= 1
  }
}
