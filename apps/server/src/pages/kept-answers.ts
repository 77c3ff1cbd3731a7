import { LRUCache } from 'lru-cache'
import type { Notice, NoticeListener } from '../ports/notices.ts'
import { concerns, type Part } from './made-of.ts'

/** As long as a visitor's page. */
const LIFE_MS = 60_000
const MAX_BYTES = 16 * 1024 * 1024
const MAX_PATH = 512

/** Calls whose answer is the same whoever asks. */
const FOR_ALL = /^\/api\/lesson(\/menu)?(\?|$)/

interface KeptAnswer {
  text: string
  /** Read once; whoever gets it leaves it as it is. */
  value: unknown
  parts: ReadonlySet<Part>
}

/**
 * What calls of pages have answered, for the next page that is made of it: a page for somebody who is logged in is
 * rendered each time, but the lesson on it is everybody's. Forgotten when any process changes what it is made of.
 */
export class KeptAnswers implements NoticeListener {
  readonly #answers = new LRUCache<string, KeptAnswer>({
    ttl: LIFE_MS,
    ttlResolution: 1_000,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ text }, path) => path.length + text.length,
  })
  #changes = 0

  /** @param path with its query */
  find(method: string, path: string): KeptAnswer | undefined {
    return method === 'GET' && FOR_ALL.test(path) ? this.#answers.get(path) : undefined
  }

  /** Takes an answer that is about to be made. What has changed meanwhile makes it an old one, which is not kept. */
  keeper(method: string, path: string, parts: readonly Part[]): ((text: string) => void) | undefined {
    if (method !== 'GET' || path.length > MAX_PATH || !FOR_ALL.test(path)) return undefined
    const before = this.#changes
    return (text) => {
      if (before !== this.#changes) return
      this.#answers.set(path, { text, value: JSON.parse(text), parts: new Set(parts) })
    }
  }

  notice(notice: Notice): void {
    this.#changes += 1
    for (const [path, { parts }] of [...this.#answers.entries()]) {
      if (concerns(notice, parts)) this.#answers.delete(path)
    }
  }

  gap(): void {
    this.#changes += 1
    this.#answers.clear()
  }
}
