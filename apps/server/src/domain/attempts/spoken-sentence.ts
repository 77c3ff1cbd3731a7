import { itemById } from '../self-study/items.ts'
import { spokenSentences } from '../self-study/readers.ts'
import type { Thing } from './thing.ts'

/**
 * A sentence of the speaking part. The judge alone marks it; nothing that a browser sends is an answer to it. Somebody
 * may have mended it since the page was opened: what was said then counts.
 */
export const spokenSentence: Thing = {
  mark: async () => ({ kind: 'refused', reason: 'not-an-answer' }),
  async has(db, { thingId, versionId, item }) {
    const found = await itemById(db, spokenSentences, thingId)
    return found !== undefined && item === 0 && versionId !== null && versionId <= found.version
  },
}
