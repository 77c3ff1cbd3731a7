import { itemById } from '../self-study/items.ts'
import { spokenSentences } from '../self-study/readers.ts'
import { isVersion, type Thing } from './thing.ts'

/**
 * A sentence of the speaking part. The judge alone marks it; nothing that a browser sends is an answer to it. Somebody
 * may have mended it since the page was opened: an earlier version is one too, and judged is what it is now.
 */
export const spokenSentence: Thing = {
  mark: async () => ({ kind: 'refused', reason: 'not-an-answer' }),
  async has(db, { thingId, versionId, item }) {
    const found = await itemById(db, spokenSentences, thingId)
    return found !== undefined && item === 0 && isVersion(versionId, found)
  },
  async said(db, { thingId }) {
    const found = await itemById(db, spokenSentences, thingId)
    if (!found || found.dialectId === null) return undefined
    const { text, pinyin } = found.item.hakka
    return { dialectId: found.dialectId, words: [{ text, pinyin }] }
  },
}
