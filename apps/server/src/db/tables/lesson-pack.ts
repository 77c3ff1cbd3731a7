import type { FetchPlace, FetchResult } from '@hakka/contract/lesson-fetch'
import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, id } from './columns.ts'

/** Packs that came as a ZIP: looked at, waiting to be taken in, or taken in lesson by lesson. */
export const packImports = pgTable(
  'pack_imports',
  {
    id: id(),
    /** None of an account that is gone: its file goes with the next `forget-packs`. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the editor's machine calls it. */
    fileName: text('file_name').notNull(),
    /** Of the ZIP, among private files. */
    key: text().notNull(),
    state: text({ enum: ['checked', 'waiting', 'running', 'stopped', 'done', 'failed'] }).notNull(),
    /** Files of the lessons that are to be taken in. */
    chosen: json().$type<string[]>().notNull().default([]),
    /** What has become of each, in the order they were done. */
    brought: json()
      .$type<{ path: string; id: number | null; success: boolean; output: string[] }[]>()
      .notNull()
      .default([]),
    createdAt: createdAt(),
  },
  (table) => [index('pack_imports_at').on(table.createdAt), index('pack_imports_user').on(table.userId)],
)

/** Lessons that somebody fetches from the source, one after the other. */
export const lessonFetches = pgTable(
  'lesson_fetches',
  {
    id: id(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text({ enum: ['waiting', 'running', 'stopped', 'done', 'failed'] }).notNull(),
    places: json().$type<FetchPlace[]>().notNull(),
    /** What has become of each, by its place in `places`; `null` before it is done. */
    results: json().$type<(FetchResult | null)[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('lesson_fetches_at').on(table.createdAt), index('lesson_fetches_user').on(table.userId)],
)
