import type { CallBody } from '@hakka/contract/calls'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { holdLesson, publishDraft, withdrawLesson } from '../../content/publish-draft.ts'
import { publishFaults, standOf } from '../../content/publish-faults.ts'
import { lessonAuthors, lessonReviews, plannedPublications } from '../../db/tables/authoring.ts'
import type { Transaction } from '../../db/transaction.ts'
import { nameOf } from '../../domain/lesson/draft.ts'
import { editLesson } from '../../domain/lesson/edit-lesson.ts'
import type { DraftedLesson } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { answerReports } from './reports.ts'

type Editor = Services & { userId: number }

interface Changed {
  id: number
  version: number
}

/** Further ahead nobody plans; so far nothing of what is planned is forgotten. */
const PLAN_DAYS = 366
const DAY_MS = 24 * 60 * 60_000

/** Shows a lesson to learners as the desk has it, now or at a time. */
export async function publishLesson(
  { userId, ...services }: Editor,
  { id, version, digest, note, publish_at: publishAt, reports }: CallBody<'POST /api/admin/lesson/publish'>,
): Promise<Changed> {
  const now = services.now()
  const isPlanned = publishAt !== undefined && publishAt > now
  if (publishAt && publishAt.getTime() - now.getTime() > PLAN_DAYS * DAY_MS)
    throw new AppError('validation', { errors: { publish_at: ['最多排到一年以後'] } })
  if (isPlanned && reports.length > 0)
    throw new AppError('validation', { errors: { reports: ['排定時間的，等發布以後再回覆'] } })
  const deed = { id, version, action: isPlanned ? 'lesson.plan' : 'lesson.publish' }
  const next = await editLesson({ ...services, userId }, deed, async (transaction, found, at) => {
    await holdLesson(transaction, id)
    const fault = await publishFaults(transaction, services, found, digest)
    if (fault?.kind === 'stale') throw new AppError('conflict', { message: fault.text })
    if (fault) throw new AppError('validation', { message: fault.text, errors: { note: [fault.text] } })
    if (isPlanned) {
      const plan = { publishAt, userId, note, digest, failure: '' }
      await transaction
        .insert(plannedPublications)
        .values({ lessonId: id, ...plan })
        .onConflictDoUpdate({ target: plannedPublications.lessonId, set: plan })
    } else {
      await publishDraft(transaction, services, id, { userId, at, note })
      await answerReports(services, transaction, reports, { userId, at })
    }
    return {}
  })
  return { id, version: next }
}

/** Nothing is published at its time any more. */
export async function unplanLesson(
  { userId, ...services }: Editor,
  { id, version }: CallBody<'POST /api/admin/lesson/unplan'>,
): Promise<Changed> {
  const deed = { id, version, action: 'lesson.unplan' }
  const next = await editLesson({ ...services, userId }, deed, async (transaction) => {
    await transaction.delete(plannedPublications).where(eq(plannedPublications.lessonId, id))
    return {}
  })
  return { id, version: next }
}

/** Takes a lesson away from learners. @throws AppError `validation` of one that they do not see */
export async function hideLesson(
  { userId, ...services }: Editor,
  { id, version }: CallBody<'POST /api/admin/lesson/withdraw'>,
): Promise<Changed> {
  const deed = { id, version, action: 'lesson.withdraw' }
  const next = await editLesson({ ...services, userId }, deed, async (transaction, { lesson }) => {
    if (lesson.state !== 'published')
      throw new AppError('validation', { message: '這一課沒有發布，不用下架' })
    await withdrawLesson(transaction, services, id)
    return {}
  })
  return { id, version: next }
}

const isOpen = (lessonId: number) => and(eq(lessonReviews.lessonId, lessonId), isNull(lessonReviews.result))

/** Asks for somebody to look a lesson over. */
export async function askReview(
  { userId, ...services }: Editor,
  { id, version, note }: CallBody<'POST /api/admin/lesson/review'>,
): Promise<Changed> {
  const deed = { id, version, action: 'lesson.review' }
  const next = await editLesson({ ...services, userId }, deed, async (transaction, { lesson }, at) => {
    const waiting = await transaction.$count(lessonReviews, isOpen(id))
    if (waiting > 0) throw new AppError('validation', { message: '已經送審了，正在等人看' })
    const name = await nameOf(transaction, userId)
    await transaction
      .insert(lessonReviews)
      .values({ lessonId: id, askedBy: userId, askedByName: name, askedAt: at, note })
    return lesson.state === 'draft' ? { state: 'review' } : {}
  })
  return { id, version: next }
}

/** Says what came of looking a lesson over; whoever asked, or anybody who may publish, takes the question back. */
export async function answerReview(
  { userId, ...services }: Editor,
  { id, version, result, digest, answer }: CallBody<'POST /api/admin/lesson/review/answer'>,
  mayPublish: boolean,
): Promise<Changed> {
  if (result === 'returned' && answer === '')
    throw new AppError('validation', { errors: { answer: ['退回時請寫要改哪裡'] } })
  const deed = { id, version, action: `lesson.${result}` }
  const next = await editLesson({ ...services, userId }, deed, async (transaction, found, at) => {
    const [open] = await transaction
      .select()
      .from(lessonReviews)
      .where(isOpen(id))
      .orderBy(desc(lessonReviews.id))
      .limit(1)
    if (!open) throw new AppError('validation', { message: '這一課沒有在等人看' })
    if (!mayPublish && !(result === 'taken_back' && open.askedBy === userId)) throw new AppError('forbidden')
    if (result === 'approved') await refuseApproval(transaction, services, found, { digest, userId })
    await transaction
      .update(lessonReviews)
      .set({
        result,
        answer,
        digest: result === 'approved' ? digest : '',
        answeredBy: userId,
        answeredByName: await nameOf(transaction, userId),
        answeredAt: at,
      })
      .where(eq(lessonReviews.id, open.id))
    return found.lesson.state === 'review' && result !== 'approved' ? { state: 'draft' } : {}
  })
  return { id, version: next }
}

/** @throws AppError `conflict` of what has changed since it was looked at, `validation` of one's own work where that does not count */
async function refuseApproval(
  transaction: Transaction,
  { env }: Services,
  found: DraftedLesson,
  { digest, userId }: { digest: string; userId: number },
): Promise<void> {
  await holdLesson(transaction, found.lesson.id)
  const stand = await standOf(transaction, found)
  if (stand.digest !== digest) throw new AppError('conflict', { message: '這一課剛又改過了，請再看一次' })
  const own = and(eq(lessonAuthors.lessonId, found.lesson.id), eq(lessonAuthors.userId, userId))
  if (env.reviewRequired && (await transaction.$count(lessonAuthors, own)) > 0)
    throw new AppError('validation', { message: '你動手改過這一課，要由別人看' })
}
