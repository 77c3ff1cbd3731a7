import { and, asc, eq, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { childLinks } from '../../db/tables/child.ts'
import { lessons } from '../../db/tables/content.ts'
import { classAccounts } from '../../db/tables/school-class.ts'
import { studyDays } from '../../db/tables/study.ts'
import { loadDemoPart } from '../../domain/edit/demo-part.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Minutes of the last ten days, the latest first, by area; a day without any is a day of rest. */
const DAYS: readonly Partial<Record<'lesson' | 'listening' | 'speaking', number>>[] = [
  { lesson: 9, listening: 6 },
  { lesson: 14 },
  {},
  { lesson: 8, speaking: 5 },
  { listening: 7 },
  {},
  { lesson: 12 },
  { lesson: 6, listening: 4 },
  { speaking: 8 },
  { lesson: 15 },
]

/** The demo's parent sees two pupils of the demo's classes, once. Whoever has studied by herself keeps her own time. */
export async function loadDemoChildren(db: NodePgDatabase, now: Date): Promise<void> {
  await loadDemoPart(db, 'children', async (transaction) => {
    const [parent] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.username, 'parent'), eq(users.isDemo, true)))
    const children = await transaction
      .select({ id: users.id })
      .from(users)
      .innerJoin(classAccounts, eq(classAccounts.userId, users.id))
      .where(eq(users.isDemo, true))
      .orderBy(asc(users.id))
      .limit(2)
    if (!parent || children.length === 0) return
    await transaction
      .insert(childLinks)
      .values(children.map(({ id }) => ({ parentId: parent.id, childId: id, linkedAt: now })))
    const ids = children.map(({ id }) => id)
    if ((await transaction.$count(studyDays, inArray(studyDays.userId, ids))) > 0) return
    const known = await transaction
      .select()
      .from(lessons)
      .where(eq(lessons.dialectId, 1))
      .orderBy(asc(lessons.id))
      .limit(ids.length)
    const rows = ids.flatMap((userId, no) =>
      // Each of them in another rhythm.
      DAYS.slice(no).flatMap((areas, back) =>
        Object.entries(areas).map(([area, minutes]) => ({
          userId,
          area,
          day: taipeiDay(now.getTime() - back * DAY_MS),
          key: keyOf(area, known[no] ?? known[0]),
          creditMs: minutes * MINUTE_MS,
        })),
      ),
    )
    await transaction.insert(studyDays).values(rows)
  })
}

/** As a punch of that page would be kept (`areas/study-history/punch-key.ts`). */
const keyOf = (area: string, lesson: typeof lessons.$inferSelect | undefined): string =>
  area === 'lesson' && lesson
    ? JSON.stringify([
        'lesson',
        {
          ...{ dialect_id: 1, step_no: lesson.stepNo, semester_no: lesson.semesterNo },
          ...{ type_no: lesson.typeNo, lesson_id: lesson.id, lesson_no: lesson.no },
        },
      ])
    : JSON.stringify([`self_study.${area}`, { dialect_id: 1, level_no: 1 }])
