import { and, asc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { lessonReviews } from '../../db/tables/authoring.ts'
import { lessons } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { newModule, putModule } from '../../domain/lesson/draft-places.ts'
import { draftedLesson, keepDraft } from '../../domain/lesson/lesson-draft.ts'
import { insertDraft } from './save.ts'

const DAY_MS = 24 * 60 * 60_000

/** One lesson that is being written and one that waits for somebody to look it over; learners see neither. */
const LESSONS = [
  {
    semesterNo: 1,
    no: 2,
    title: { hakka: '食茶', pinyin: 'siid5 ca11', chinese: '喝茶' },
    days: 1,
    review: undefined,
    text: '這一課要學怎麼請客人喝茶。',
  },
  {
    semesterNo: 2,
    no: 3,
    title: { hakka: '洗手', pinyin: 'se31 su31', chinese: '洗手' },
    days: 3,
    review: '說明請看一次，順序可以再調整。',
    text: '吃飯以前先洗手，這一課要學洗手的時候說的話。',
  },
] as const

/** Puts them into the demo, once, in places that its pack leaves empty. */
export async function loadDemoDrafts(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'lesson_drafts', async (transaction) => {
    const [editor] = await transaction
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.isDemo, true), eq(users.username, 'editor')))
    if (!editor) return
    for (const own of LESSONS)
      await putLesson(transaction, editor, own, new Date(now.getTime() - own.days * DAY_MS))
  })
}

async function putLesson(
  transaction: Transaction,
  editor: { id: number; name: string },
  { semesterNo, no, title, review, text }: (typeof LESSONS)[number],
  at: Date,
): Promise<void> {
  const by = { userId: editor.id, at }
  const address = { stepNo: 1, semesterNo, typeNo: 2, dialectId: 1, no }
  const row = await insertDraft(transaction, address, { title, officialName: `進階 ${title.hakka}` }, by)
  await takePicture(transaction, row.id, at)
  await putModule(
    transaction,
    { lessonId: row.id, activityNo: 1 },
    {
      type: 'text',
      schemaVersion: 1,
      name: '今天學什麼',
      title: '',
      titleMemo: '',
      memo: '',
      description: '先讀一讀這一課要學會的事。',
      content: { content: `<p>${text}</p>` },
    },
    by,
  )
  if (review === undefined) {
    await newModule(transaction, { lessonId: row.id, activityNo: 1 }, 'kid_vocabulary', by)
    await newModule(transaction, { lessonId: row.id, activityNo: 2 }, 'practice', by)
    return
  }
  await transaction
    .insert(lessonReviews)
    .values({ lessonId: row.id, askedBy: editor.id, askedByName: editor.name, askedAt: at, note: review })
  await transaction.update(lessons).set({ state: 'review' }).where(eq(lessons.id, row.id))
}

/** The picture of the pack's first lesson stands in until there is an own one. */
async function takePicture(transaction: Transaction, lessonId: number, at: Date): Promise<void> {
  const [first] = await transaction
    .select({ thumbnail: lessons.thumbnailFileId })
    .from(lessons)
    .where(eq(lessons.state, 'published'))
    .orderBy(asc(lessons.id))
    .limit(1)
  const found = await draftedLesson(transaction, lessonId)
  if (found && first)
    await keepDraft(transaction, found.lesson, { ...found.draft, thumbnail: first.thumbnail }, at)
}
