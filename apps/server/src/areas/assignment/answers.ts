import type { ReportQuestion } from '@hakka/contract/assignment'
import type { Face } from '@hakka/contract/shapes'
import type { AnsweredQuestion } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules } from '../../db/tables/content.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { firstTries } from '../../domain/assignment/first-tries.ts'
import { type AskedPupil, type ItemRow, itemsOfAssignment } from '../../domain/assignment/pupils.ts'
import { lessonFaceNow } from '../../domain/lesson/face-of.ts'
import { categoryFace, studyFace } from '../../domain/self-study/face.ts'
import { AppError } from '../../kernel/app-error.ts'
import { type NumberedAnswer, readerOf } from './in-words.ts'
import { reportFace } from './report-face.ts'

/** The face of the theme that the first of some dialogues or sets stands in. */
async function themeFace(db: NodePgDatabase, items: readonly ItemRow[]): Promise<Face | null> {
  const item = items.find(({ thing }) => thing === 'dialogue' || thing === 'cloze_set')
  const [row] = item ? await db.select().from(studyItems).where(eq(studyItems.id, item.thingId)) : []
  if (!row?.categoryId || !row.dialectId) return null
  return studyFace(db, categoryFace(row.categoryId, row.dialectId))
}

/** Options of a question that are told one by one. */
const WRONG_MAX = 12

/**
 * What pupils of a class answered first, question by question, what most of them missed first.
 * @param asked those of whom it is told, and only an item of it; a foreign one is not found
 */
export async function answersOfClass(
  db: NodePgDatabase,
  row: AssignmentRow,
  { itemId, pupils }: { itemId?: number | undefined; pupils: readonly AskedPupil[] },
): Promise<{ pupil_count: number; questions: ReportQuestion[]; font: Face | null }> {
  const items = (await itemsOfAssignment(db, row.id)).filter(
    ({ id }) => itemId === undefined || id === itemId,
  )
  if (items.length === 0) throw new AppError('not_found')
  const memberOf = new Map(pupils.map((pupil) => [pupil.userId, pupil.memberId]))
  const tries = await firstTries(db, row.id, {
    userIds: [...memberOf.keys()],
    itemIds: items.map(({ id }) => id),
  })
  const inWords = await readerOf(db, tries)
  const byItem = Map.groupBy(tries, (own) => own.itemId)
  const questions = items.flatMap(({ id }) =>
    counted(
      id,
      (byItem.get(id) ?? []).map((own) => ({
        memberId: memberOf.get(own.userId) ?? 0,
        answered: inWords(own),
      })),
    ),
  )
  return {
    pupil_count: new Set(tries.map(({ userId }) => userId)).size,
    questions: questions.sort((one, other) => other.missed - one.missed),
    font: await facesFont(db, items),
  }
}

/** The reading face of what some items are of. */
export const facesFont = async (db: NodePgDatabase, items: readonly ItemRow[]): Promise<Face | null> =>
  (await lessonFace(db, items)) ?? (await themeFace(db, items))

/** The face of the lesson that the first of some modules stands in. */
async function lessonFace(db: NodePgDatabase, items: readonly ItemRow[]): Promise<Face | null> {
  const module = items.find(({ thing }) => thing === 'module')
  if (!module) return null
  const [row] = await db
    .select({ lessonId: modules.lessonId })
    .from(modules)
    .where(eq(modules.id, module.thingId))
  return row?.lessonId ? lessonFaceNow(db, row.lessonId) : null
}

interface Answers {
  memberId: number
  answered: readonly NumberedAnswer[]
}

/** The questions of an item: what was asked alike at the same place is one. */
export function counted(itemId: number, all: readonly Answers[]): ReportQuestion[] {
  const each = all.flatMap(({ memberId, answered }) => answered.map((one) => ({ memberId, ...one })))
  const byQuestion = Map.groupBy(each, ({ no, own }) => `${no} ${keyOf([own.asked])} ${keyOf(own.right)}`)
  return [...byQuestion.values()]
    .flatMap((answers) => {
      const [first] = answers
      if (!first) return []
      const missed = answers.filter(({ own }) => !own.isRight)
      const wrong = [...Map.groupBy(missed, ({ own }) => keyOf(own.given)).values()]
        .map((alike) => ({
          given: (alike[0]?.own.given ?? []).map(reportFace),
          count: alike.length,
          member_ids: alike.map(({ memberId }) => memberId),
        }))
        .sort((one, other) => other.count - one.count)
        .slice(0, WRONG_MAX)
      return {
        item_id: itemId,
        no: first.no,
        prompt: first.own.prompt ?? '',
        asked: reportFace(first.own.asked),
        right: first.own.right.map(reportFace),
        answered: answers.length,
        missed: missed.length,
        wrong,
      }
    })
    .sort((one, other) => one.no - other.no)
}

type Shown = AnsweredQuestion['asked']

const keyOf = (faces: readonly Shown[]): string =>
  JSON.stringify(faces.map(({ text, alt, image, sound }) => text ?? alt ?? image?.url ?? sound?.url))
