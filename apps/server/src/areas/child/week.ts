import type { ChildWeek } from '@hakka/contract/child'
import { dialectName, LEVELS } from '@hakka/contract/constants'
import { CHILD } from '@hakka/contract/constants/child'
import { and, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons } from '../../db/tables/content.ts'
import { lessonTexts } from '../../db/tables/search.ts'
import { studyDays } from '../../db/tables/study.ts'
import { lessonUrl, targetName } from '../../domain/lesson/lesson-address.ts'
import { minutesByArea } from '../../domain/study/area-minutes.ts'
import { dayAfter } from '../../domain/study/day-after.ts'
import { pageOfKey } from '../../domain/study/page-of-key.ts'
import { taipeiDay, wholeMinutes } from '../../domain/study/study-time.ts'
import { assignmentsOfWeek } from './assignments.ts'

/** The Monday of a week in Taipei, `back` weeks ago. */
function mondayOf(now: Date, back: number): string {
  const today = taipeiDay(now.getTime())
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(today, -sinceMonday - 7 * back)
}

type Row = typeof studyDays.$inferSelect

const sum = (rows: readonly Row[]) => rows.reduce((total, { creditMs }) => total + creditMs, 0)

/**
 * A child's week as a parent sees it: what it studied and for how long, and what it has to do for its classes. Neither
 * its goal, nor its answers, nor anybody else.
 */
export async function weekOf(
  db: NodePgDatabase,
  { childId, back, now }: { childId: number; back: number; now: Date },
): Promise<ChildWeek> {
  const from = mondayOf(now, back)
  const to = dayAfter(from, 6)
  const today = taipeiDay(now.getTime())
  const rows = await db
    .select()
    .from(studyDays)
    .where(and(eq(studyDays.userId, childId), gte(studyDays.day, from), lte(studyDays.day, to)))
  return {
    from,
    to,
    back,
    days: Array.from({ length: 7 }, (_, no) => {
      const day = dayAfter(from, no)
      const own = rows.filter((row) => row.day === day)
      // Of today nobody knows yet that it is a day of rest.
      const state = sum(own) > 0 ? 'studied' : day < today ? 'rest' : 'to_come'
      return { day, minutes: wholeMinutes(sum(own)), state }
    }),
    minutes: minutesByArea(rows),
    total: wholeMinutes(sum(rows)),
    assignments: await assignmentsOfWeek(db, { childId, from, to, today, isNow: back === 0 }),
    practised: await practisedOf(db, rows),
    words: await wordsOf(db, { childId, until: to, today }),
  }
}

/** Pages of a week, those with the most time first. */
async function practisedOf(db: NodePgDatabase, rows: readonly Row[]): Promise<ChildWeek['practised']> {
  const pages = new Map<string, Row[]>()
  for (const row of rows) {
    const page = pageOfKey(row.key)
    // The same lesson opened from two places is one thing to a parent.
    const name = page.lesson_id ? `lesson ${page.lesson_id}` : row.key
    pages.set(name, [...(pages.get(name) ?? []), row])
  }
  const named = [...pages.values()].map((own) => ({ own, page: pageOfKey(own[0]?.key ?? '') }))
  const ids = named.flatMap(({ page }) => page.lesson_id ?? [])
  const known = await db
    .select()
    .from(lessons)
    .where(inArray(lessons.id, [0, ...ids]))
  return named
    .map(({ own, page }) => {
      const lesson = known.find(({ id }) => id === page.lesson_id)
      return {
        area: own[0]?.area ?? '',
        dialect_name: dialectName(page.dialect_id ?? 0),
        title: lesson
          ? targetName(lesson, lesson.title)
          : (LEVELS.find(({ no }) => no === page.level_no)?.name ?? ''),
        url: lesson?.state === 'published' ? lessonUrl(lesson) : null,
        days: new Set(own.map(({ day }) => day)).size,
        minutes: wholeMinutes(sum(own)),
      }
    })
    .sort((one, other) => other.minutes - one.minutes)
    .slice(0, CHILD.practised)
}

/** Of how many lessons that were studied last the words are. */
const LESSONS = 3

/** Words that can be asked about at the table: other ones each day, of the lessons studied last. */
async function wordsOf(
  db: NodePgDatabase,
  { childId, until, today }: { childId: number; until: string; today: string },
): Promise<ChildWeek['words']> {
  const last = await db
    .select({ key: studyDays.key })
    .from(studyDays)
    .where(and(eq(studyDays.userId, childId), eq(studyDays.area, 'lesson'), lte(studyDays.day, until)))
    .orderBy(desc(studyDays.day), desc(studyDays.creditMs))
    .limit(LESSONS)
  const ids = last.flatMap(({ key }) => pageOfKey(key).lesson_id ?? [])
  const words = await db
    .select({
      text: lessonTexts.text,
      pinyin: lessonTexts.pinyin,
      chinese: lessonTexts.chinese,
      dialect_id: lessonTexts.dialectId,
      sound: lessonTexts.sound,
      synthetic: lessonTexts.synthetic,
    })
    .from(lessonTexts)
    .where(
      and(
        inArray(lessonTexts.lessonId, [0, ...ids]),
        eq(lessonTexts.kind, 'word'),
        ne(lessonTexts.chinese, ''),
      ),
    )
    .orderBy(sql`md5(${today} || ${lessonTexts.text})`, lessonTexts.lessonId, lessonTexts.position)
    .limit(CHILD.words * 8)
  // A word stands in several modules, and two may mean the same.
  const asked = new Map(words.toReversed().map((word) => [word.chinese, word]))
  return [...asked.values()]
    .toReversed()
    .slice(0, CHILD.words)
    .map(({ sound, synthetic, ...word }) => ({ ...word, sound: sound ? { url: sound, synthetic } : null }))
}
