import { scoreCheck } from '@hakka/modules/server'
import { itemById } from '../self-study/items.ts'
import { dialogues } from '../self-study/readers.ts'
import type { Thing } from './thing.ts'

/**
 * A dialogue of the listening part: the whole of it is its check, marked by what the dialogue says now. Its sentences
 * are heard and repeated; nothing of that is an answer.
 */
export const dialogue: Thing = {
  async mark(db, { thingId, item }, answer) {
    const found = await itemById(db, dialogues, thingId)
    if (!found || item !== 0) return { kind: 'refused', reason: 'unknown-version' }
    const score = scoreCheck(found.item, answer)
    return score.kind === 'invalid' ? { kind: 'refused', reason: score.reason } : score
  },
  async has(db, { thingId, item }) {
    const found = await itemById(db, dialogues, thingId)
    return found !== undefined && item >= 1 && item <= found.item.sentences.length
  },
}
