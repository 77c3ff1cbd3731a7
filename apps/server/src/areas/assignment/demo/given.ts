import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons } from '../../../db/tables/content.ts'
import { events } from '../../../db/tables/event.ts'
import { studyCategories, studyItems } from '../../../db/tables/self-study.ts'
import { isAt } from '../../../domain/lesson/is-at.ts'
import { type NewAssignment, rowsOf } from '../save.ts'
import { readSource } from '../sources.ts'
import type { DemoAssignment, Named } from './file.ts'

const DIALECT = 1

/** A thing of the demo as an assignment of it is kept; nothing of what is not there. */
export async function givenOf(
  db: NodePgDatabase,
  one: DemoAssignment,
  fields: { classId: number; madeBy: number; due_on: string; at: Date },
): Promise<Pick<NewAssignment, 'head' | 'items'> | undefined> {
  const asked = await askedOf(db, one)
  const source = asked && (await readSource(db, { ...asked, dialect_id: DIALECT }))
  if (!source) return undefined
  const { activities = [1, source.items.length], mode, note } = one
  const chosen = source.items
    .slice(activities[0] - 1, activities[1])
    .filter((item) => mode === 'practice' || item.asks)
  return chosen.length > 0 ? rowsOf(source, chosen, { ...fields, ...asked, mode, note }) : undefined
}

async function askedOf(db: NodePgDatabase, one: Named) {
  if ('lesson' in one) {
    const [stepNo, semesterNo, typeNo, no] = one.lesson
    const [row] = await db
      .select({ id: lessons.id })
      .from(lessons)
      .where(isAt({ stepNo, semesterNo, typeNo, no, dialectId: DIALECT }))
    return row && { of: 'lesson' as const, id: row.id }
  }
  if ('listening' in one) return theme(db, 'listening', one.listening)
  if ('speaking' in one) return theme(db, 'speaking', one.speaking)
  if ('book' in one) return item(db, 'book', one.book)
  if ('writing' in one) return item(db, 'writing', one.writing)
  if ('game' in one) {
    const [row] = await db
      .select({ id: events.id })
      .from(events)
      .where(and(eq(events.title, one.game), eq(events.isDemo, true), eq(events.isCompetition, false)))
    return row && { of: 'game' as const, id: row.id }
  }
  return undefined
}

async function theme<K extends 'listening' | 'speaking'>(db: NodePgDatabase, of: K, uid: string) {
  const [row] = await db
    .select({ id: studyCategories.id })
    .from(studyCategories)
    .where(and(eq(studyCategories.uid, uid), eq(studyCategories.kind, of)))
  return row && { of, id: row.id }
}

async function item<K extends 'book' | 'writing'>(db: NodePgDatabase, of: K, uid: string) {
  const kind = of === 'book' ? 'reading' : 'writing'
  const [row] = await db
    .select({ id: studyItems.id })
    .from(studyItems)
    .where(and(eq(studyItems.uid, uid), eq(studyItems.kind, kind)))
  return row && { of, id: row.id }
}
