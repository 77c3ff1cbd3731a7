import type { CallBody } from '@hakka/contract/calls'
import { dialectName } from '@hakka/contract/constants'
import { openCopy, readAnew, textsIn } from '../../content/copy-lesson.ts'
import { lessonComments } from '../../db/tables/authoring.ts'
import type { Transaction } from '../../db/transaction.ts'
import { certainReading, knownReadings } from '../../domain/dictionary/certain.ts'
import { create } from '../../domain/edit/edit.ts'
import { draftsOf, type ModuleDraft, nameOf } from '../../domain/lesson/draft.ts'
import { putModule } from '../../domain/lesson/draft-places.ts'
import { LESSON } from '../../domain/lesson/edit-lesson.ts'
import { keepDraft, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { foundLesson } from './read.ts'
import { insertDraft, isTaken, TAKEN } from './save.ts'

/**
 * Copies a lesson, as the desk has it, into another dialect: a draft with all texts and pictures, with the readings of
 * that dialect where the dictionary leaves no doubt, and none where it does.
 */
export async function copyLesson(
  { userId, ...services }: Services & { userId: number },
  { id: fromId, dialect_id: dialectId, form_key }: CallBody<'POST /api/admin/lesson/copy'>,
): Promise<{ id: number; readings: number; open: number }> {
  const { db, pool } = services
  const { lesson, draft } = await foundLesson(services, fromId)
  const { stepNo, semesterNo, typeNo, no } = lesson
  const address = { stepNo, semesterNo, typeNo, no, dialectId }
  const own = await draftsOf(db, modulesOf(draft))
  const opened = own.map((module) => ({ module, copy: openCopy(module) }))
  const texts = opened.flatMap(({ copy }) => (copy ? textsIn(copy) : []))
  const known = await knownReadings(pool, [draft.title.hakka, ...texts], dialectId)
  const read = opened.map(({ module, copy }) => ({ module, ...readIn(module, copy, known) }))
  const pinyin = certainReading(draft.title.hakka, known) ?? ''
  const title = { ...draft.title, pinyin }
  const deed = {
    userId,
    action: 'lesson.copy',
    formKey: form_key,
    content: { fromId, dialectId },
  }
  const { id } = await create(services, LESSON, deed, async (transaction, _, at) => {
    if (await isTaken(transaction, address))
      throw new AppError('validation', { errors: { dialect_id: [TAKEN] } })
    const by = { userId, at }
    const row = await insertDraft(transaction, address, { title, officialName: draft.official_name }, by)
    const empty = draft.activities.map(({ steps }) => ({ steps, modules: [] }))
    await keepDraft(transaction, row, { ...draft, title, activities: empty }, at)
    for (const [index, activity] of draft.activities.entries())
      for (const moduleId of activity.modules) {
        const found = read.find(({ module }) => module.moduleId === moduleId)
        if (!found) continue
        const { type, name, title: heading, titleMemo, memo, description } = found.module
        const { content, schemaVersion } = found
        const copied = await putModule(
          transaction,
          { lessonId: row.id, activityNo: index + 1 },
          { type, schemaVersion, name, title: heading, titleMemo, memo, description, content },
          by,
        )
        await noteOpen(transaction, { lessonId: row.id, moduleId: copied }, found.open, {
          ...by,
          from: lesson.dialectId,
        })
      }
    return row.id
  })
  const readings = read.reduce((sum, own) => sum + own.readings, pinyin ? 1 : 0)
  const open = read.reduce((sum, own) => sum + own.open.length, pinyin ? 0 : 1)
  return { id, readings, open }
}

/** A module's content with the other dialect's readings; of a type that nobody defines as it is. */
function readIn(
  { content, schemaVersion }: ModuleDraft,
  copy: ReturnType<typeof openCopy>,
  known: Awaited<ReturnType<typeof knownReadings>>,
) {
  if (!copy) return { content, schemaVersion, readings: 0, open: [] }
  return { ...readAnew(copy, known), schemaVersion: copy.type.version }
}

/** So much of a comment is shown. */
const COMMENT_MAX = 1000

/** Leaves what is open beside the module, with the readings of the dialect that it came from. */
async function noteOpen(
  transaction: Transaction,
  of: { lessonId: number; moduleId: number },
  open: readonly { text: string; pinyin: string }[],
  { userId, at, from }: { userId: number; at: Date; from: number },
): Promise<void> {
  if (open.length === 0) return
  const lines = open.map(({ text, pinyin }) => `${text}　${pinyin}`)
  const text = [`從${dialectName(from)}複製，拼音還要填的（附${dialectName(from)}的拼音）：`, ...lines].join(
    '\n',
  )
  await transaction.insert(lessonComments).values({
    ...of,
    userId,
    userName: await nameOf(transaction, userId),
    text: text.slice(0, COMMENT_MAX),
    createdAt: at,
  })
}
