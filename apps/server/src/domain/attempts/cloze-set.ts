import { scoreCloze } from '@hakka/modules/server'
import { itemById } from '../self-study/items.ts'
import { writingSets } from '../self-study/readers.ts'
import { isVersion, type Thing } from './thing.ts'

/** A set of writing exercises: each text with gaps is a part of it, by its number, and the whole is all of them. */
export const clozeSet: Thing = {
  async mark(db, { thingId, versionId, item }, answer) {
    const found = await itemById(db, writingSets, thingId)
    if (!found || item > found.item.questions.length || (versionId !== null && !isVersion(versionId, found)))
      return { kind: 'refused', reason: 'unknown-version' }
    const score = scoreCloze(found.item, item, answer)
    return score.kind === 'invalid' ? { kind: 'refused', reason: score.reason } : score
  },
  async has() {
    return false
  },
}
