import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../kernel/root.ts'
import { testServer } from '../testing/server.ts'
import { importPack } from './import.ts'
import { readPack } from './read.ts'
import { makeFindable } from './save-lesson-texts.ts'

const server = testServer()
const count = async (table: 'lesson_search' | 'lesson_texts' | 'lessons' | 'dictionary_entries') => {
  const { rows } = await server().services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count
}

beforeAll(async () => {
  await importPack(server().services, await readPack(join(ROOT, 'content/demo')))
}, 60_000)

describe('the demo content', () => {
  test('is findable as soon as it is imported: every lesson, each text with its reading', async () => {
    expect(await count('lesson_search')).toBe(await count('lessons'))
    const { rows } = await server().services.db.execute(
      sql`select text from lesson_texts where folded = '' or (pinyin = '' and text ~ '[一-龥]') or text ~ '[][<>]'`,
    )
    expect(rows).toEqual([])
  })

  test('of an older version is filled in, once, also by two processes at a time', async () => {
    const { db } = server().services
    const counts = async () => [
      await count('lesson_search'),
      await count('lesson_texts'),
      await count('dictionary_entries'),
    ]
    const before = await counts()
    expect(before[2]).toBeGreaterThan(100)
    for (const table of ['lesson_search', 'lesson_texts', 'dictionary_entries', 'dictionary_sources']) {
      await db.execute(sql`delete from ${sql.identifier(table)}`)
    }
    const done = await Promise.all([makeFindable(db), makeFindable(db)])
    expect(await counts()).toEqual(before)
    expect(done[0] + done[1]).toBeGreaterThanOrEqual(before[0] ?? 0)
    expect(await makeFindable(db)).toBe(0)
  })
})
