import { scoreCheck } from '@hakka/modules/server'
import { itemById } from '../self-study/items.ts'
import { dialogues } from '../self-study/readers.ts'
import { isVersion, type Thing } from './thing.ts'

/**
 * A dialogue of the listening part: the whole of it is its check, marked by what the dialogue says now. Its sentences
 * are heard and repeated; nothing of that is an answer.
 */
export const dialogue: Thing = {
  async mark(db, { thingId, versionId, item }, answer) {
    const found = await itemById(db, dialogues, thingId)
    if (!found || item !== 0 || (versionId !== null && !isVersion(versionId, found)))
      return { kind: 'refused', reason: 'unknown-version' }
    const score = scoreCheck(found.item, answer)
    return score.kind === 'invalid' ? { kind: 'refused', reason: score.reason } : score
  },
  async has(db, { thingId, versionId, item }) {
    const found = await itemById(db, dialogues, thingId)
    if (!found || !isVersion(versionId, found)) return false
    return item >= 1 && item <= found.item.sentences.length
  },
  async said(db, { thingId, item }) {
    const found = await itemById(db, dialogues, thingId)
    const sentence = found?.item.sentences[item - 1]
    if (!sentence || found?.dialectId == null) return undefined
    const { text, pinyin } = sentence.hakka
    return { dialectId: found.dialectId, words: [{ text, pinyin }] }
  },
}
