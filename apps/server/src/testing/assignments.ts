import { eq } from 'drizzle-orm'
import { importPack } from '../content/import.ts'
import { readPack } from '../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../content/testing/tiny-pack.ts'
import { assignmentItems } from '../db/tables/assignment.ts'
import { keptRecordings, studyCategories, studyItems } from '../db/tables/self-study.ts'
import type { person } from './classes.ts'
import type { TestServer } from './server.ts'

type Person = Awaited<ReturnType<typeof person>>

const option = (id: number, is_correct: boolean) => ({ id, text: `選項${id}`, lang: 'zh', is_correct })

/** An exercise of two terms: right are 1, and 3 and 4. */
export const twoTerms = (no: number, name = '配對') => ({
  no,
  type: 'matching',
  version: 1,
  name,
  description: '',
  content: {
    terms: [
      { text: '阿公', lang: 'zh', reactable_options: [option(1, true), option(2, false)] },
      { text: '阿婆', lang: 'zh', reactable_options: [option(3, true), option(4, true)] },
    ],
  },
})

/** An exercise of so many questions with 甲, 乙 and 丙 each: right is always 甲. */
export const questionsOf = (no: number, count: number, name = '練習') => ({
  no,
  type: 'practice',
  version: 1,
  name,
  description: '',
  content: {
    questions: Array.from({ length: count }, (_, at) => ({
      question: { text: `第 ${at + 1} 題`, lang: 'zh' },
      reactable_options: ['甲', '乙', '丙'].map((text, index) => ({
        id: index + 1,
        text,
        lang: 'zh',
        is_correct: index === 0,
      })),
    })),
  },
})

/** All right, half right and all wrong of it, by `twoTerms`. */
export const RIGHT = { 0: [1], 1: [3, 4] }
export const PARTLY = { 0: [2], 1: [3, 4] }
export const WRONG = { 0: [2], 1: [] }

interface LessonAnswer {
  id: number
  activities: Record<string, { modules: { id: number; version_id: number; no: number }[] }>
}

/** A lesson with one word, one text and so many exercises of two terms, or those that are given. */
export async function lessonOf(
  server: TestServer,
  exercises: number | (ReturnType<typeof twoTerms> | ReturnType<typeof questionsOf>)[] = 1,
  name?: string,
) {
  const more =
    typeof exercises === 'number'
      ? Array.from({ length: exercises }, (_, at) => twoTerms(at + 3, name))
      : exercises
  const modules = [...tinyLesson.activities[1].modules, ...more]
  const lesson = withUids({ ...tinyLesson, activities: { 1: { modules } } })
  await importPack(server.services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
  const answer = await server.app.inject('/api/lesson?step_no=1&semester_no=1&no=1')
  const { id, activities }: LessonAnswer = answer.json()
  return { id, modules: activities[1]?.modules ?? [] }
}

/** A day in Taipei so many days from now, as `2026-12-03`. */
export const dayIn = (days: number, now = new Date()): string =>
  new Date(now.getTime() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)

/** Assigns a lesson to a class, with its items as the database has them. */
export async function assign(
  server: TestServer,
  teacher: Person,
  fields: { class_id: number; id: number } & Record<string, unknown>,
) {
  const answer = await teacher.ask('POST /api/my/teaching-class/assignment', {
    of: 'lesson',
    due_on: dayIn(7),
    ...fields,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  const id: number = answer.body.data.id
  const items = await server.services.db
    .select()
    .from(assignmentItems)
    .where(eq(assignmentItems.assignmentId, id))
    .orderBy(assignmentItems.no)
  return { id, items, message: String(answer.body.message) }
}

let sent = 0

/** A pupil's answer to the whole of a module, as her browser sends it. */
export async function answer(
  pupil: Person,
  module: { id: number; version_id: number },
  given: unknown,
  more: Record<string, unknown> = {},
) {
  const attempt = {
    thing: 'module',
    thing_id: module.id,
    version_id: module.version_id,
    answer: given,
    ...more,
  }
  return pupil.ask('POST /api/my/attempts', { attempts: [{ key: `assigned-${++sent}`, ...attempt }] })
}

/** A speaking theme with one sentence of 四縣腔, to be assigned and said. */
export async function speakingTheme({ services: { db } }: TestServer) {
  const category = async (columns: Partial<typeof studyCategories.$inferInsert> & { uid: string }) => {
    const [row] = await db
      .insert(studyCategories)
      .values({ kind: 'speaking', no: 1, name: '家人', content: {}, ...columns })
      .returning()
    return row?.id ?? 0
  }
  const theme = await category({ uid: 'theme', levelNo: 1 })
  const sub = await category({ uid: 'sub', parentId: theme, name: '問好' })
  const uid = 'assigned-1'
  const hakka = { text: '阿公好', pinyin: 'a24 gung24 ho31' }
  const [row] = await db
    .insert(studyItems)
    .values({
      uid,
      kind: 'speaking',
      categoryId: sub,
      dialectId: 1,
      levelNo: 1,
      no: 1,
      schemaVersion: 1,
      title: hakka.text,
      titlePinyin: hakka.pinyin,
      titleChinese: '爺爺好',
      content: { uid, no: 1, chinese: { text: '爺爺好' }, hakka, words: [] },
    })
    .returning()
  return { theme, itemId: row?.id ?? 0 }
}

/** A recording that a pupil has kept of a sentence. */
export async function keptRecording(
  { services: { db, now, privateBlobs } }: TestServer,
  { userId, itemId }: { userId: number; itemId: number | null },
) {
  const key = `${'ab'.repeat(32)}-${userId}.wav`
  await privateBlobs.put(key, Buffer.from('RIFF of somebody'))
  const [row] = await db
    .insert(keptRecordings)
    .values({ userId, itemId, title: '阿公好', key, size: 16, createdAt: now() })
    .returning()
  return row?.id ?? 0
}
