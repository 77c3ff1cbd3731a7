import { answeredCheck, scoreCheck } from '@hakka/modules/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { checkFor } from '../self-study/check.ts'
import { categoryFace, checkFace, studyFace } from '../self-study/face.ts'
import { itemById } from '../self-study/items.ts'
import { audioOf, sentenceOf, soundIds } from '../self-study/present.ts'
import { dialogues } from '../self-study/readers.ts'
import { byQuestion } from './by-question.ts'
import type { ItemRow } from './pupils.ts'
import type { TestThing } from './test-thing.ts'

/** Nobody who practises comes to it. */
const FIRST_ROUND = 1000

const picked = z.object({ picked: z.string().min(1).max(500) })

/**
 * The check of a dialogue in a test, marked by what the dialogue says now, as wherever it is practised. All pupils are
 * asked the same, which is another round than those who have practised know.
 */
export async function testCheck(db: NodePgDatabase, item: ItemRow): Promise<TestThing | undefined> {
  const own = await itemById(db, dialogues, item.thingId)
  if (own?.dialectId == null) return undefined
  const { dialectId, categoryId, levelNo } = own
  const questions = await checkFor(db, { ...own, dialectId }, FIRST_ROUND + item.assignmentId)
  if (questions.length === 0) return undefined
  const { sentences } = own.item
  /** Of a check where each question has an answer, those that nobody gave being empty. */
  const whole = (answers: readonly unknown[]) =>
    questions.map(({ kind, at }, no) => answers[no] ?? { kind, at, picked: '' })
  return {
    count: questions.length,
    async asked(no) {
      const question = questions[no]
      if (!question) throw new RangeError(`a check has no question ${no}`)
      const { kind, text, at, options } = question
      const about = text === '' && kind !== 'said' && sentences.find((sentence) => sentence.no === at)
      const ids = await soundIds(
        db,
        sentences.map(({ hakka }) => hakka),
      )
      return {
        level_no: levelNo ?? 1,
        faces: [
          categoryId === null ? null : await studyFace(db, categoryFace(categoryId, dialectId)),
          await studyFace(db, checkFace(levelNo, dialectId), 'HakkaCheck'),
        ],
        asked: {
          of: 'dialogue',
          kind,
          text,
          about: about ? { no: about.no, hakka_sentence: sentenceOf(about.hakka, ids) } : null,
          sounds: sentences.map(({ hakka }) => audioOf(hakka, ids)),
          // Neither sounds nor what they mean: those of the dialogue would tell which of them it says.
          options: options.map(({ text, pinyin, face, image_url }) => ({ text, pinyin, face, image_url })),
        },
      }
    },
    own(no, answer) {
      const question = questions[no]
      const sent = picked.safeParse(answer)
      if (!question?.options.some(({ text }) => text === sent.data?.picked)) return undefined
      return { kind: question.kind, at: question.at, picked: sent.data?.picked }
    },
    told: (no, given) =>
      answeredCheck(own.item, [], whole(questions.map((_, at) => (at === no ? given : null)))).slice(
        no,
        no + 1,
      ),
    marked(answer) {
      const answers = whole(byQuestion(answer, questions.length))
      const score = scoreCheck(own.item, answers)
      if (score.kind !== 'points') return []
      const { earned, total } = score
      return [
        {
          thing: 'dialogue',
          thingId: item.thingId,
          versionId: own.version,
          item: 0,
          answer: answers,
          earned,
          total,
        },
      ]
    },
  }
}
