import { answeredCloze, askedCloze, clozeAnswer, scoreCloze } from '@hakka/modules/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { categoryFace, studyFace } from '../self-study/face.ts'
import { itemById } from '../self-study/items.ts'
import { writingSets } from '../self-study/readers.ts'
import { byQuestion } from './by-question.ts'
import type { ItemRow } from './pupils.ts'
import type { Marked, TestThing } from './test-thing.ts'

/** The texts with gaps of a set in a test, each a question; marked by what the set says now, as wherever they are practised. */
export async function testCloze(db: NodePgDatabase, item: ItemRow): Promise<TestThing | undefined> {
  const own = await itemById(db, writingSets, item.thingId)
  if (!own) return undefined
  const set = own.item
  const texts = set.questions.flatMap((question, at) =>
    question.kind === 'cloze' ? [{ no: at + 1, gaps: question.answers.length }] : [],
  )
  if (texts.length === 0) return undefined
  const { categoryId, dialectId, levelNo } = own
  return {
    count: texts.length,
    async asked(at) {
      const asked = askedCloze(set, texts[at]?.no ?? 0)
      if (!asked) throw new RangeError(`a set has no text ${at}`)
      const isPlaced = categoryId !== null && dialectId !== null
      return {
        level_no: levelNo ?? 1,
        faces: isPlaced ? [await studyFace(db, categoryFace(categoryId, dialectId))] : [],
        asked: { of: 'cloze_set', ...asked },
      }
    },
    own: (at, answer) => clozeAnswer(set, texts[at]?.no ?? 0, answer),
    told: (at, given) => answeredCloze(set, texts[at]?.no ?? 0, given),
    marked: (answer) =>
      byQuestion(answer, texts.length).flatMap((given, at): Marked[] => {
        const { no = 0, gaps = 0 } = texts[at] ?? {}
        const empty = Array.from({ length: gaps }, () => '')
        // A text that has other gaps since is as one that nobody filled.
        const filled = scoreCloze(set, no, given).kind === 'points' ? given : empty
        const score = scoreCloze(set, no, filled)
        if (score.kind !== 'points') return []
        const { earned, total } = score
        const place = { thing: 'cloze_set', thingId: item.thingId, versionId: own.version, item: no } as const
        return [{ ...place, answer: filled, earned, total }]
      }),
  }
}
