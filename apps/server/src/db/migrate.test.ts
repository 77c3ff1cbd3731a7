import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testServer } from '../testing/server.ts'
import { migrateDatabase, migratedTo, NEWEST_MIGRATION } from './migrate.ts'

const server = testServer()
const move = (days: number) =>
  server().services.db.execute(
    sql`update drizzle.__drizzle_migrations set created_at = created_at + ${days * 86_400_000}`,
  )

test('a database that has all migrations needs no backup', async () => {
  const beforeUpgrade = vi.fn(async () => {})
  await migrateDatabase(server().databaseUrl, { beforeUpgrade })
  expect(beforeUpgrade).not.toHaveBeenCalled()
})

test('a database of a newer program is refused with a sentence, and left as it is', async () => {
  await move(1)
  await expect(migrateDatabase(server().databaseUrl)).rejects.toThrow(
    /^資料庫已經由較新的版本升級過，這個程式（\d+\.\d+\.\d+ 版）不能使用它。/,
  )
  expect(await migratedTo(server().services.db)).toBe(NEWEST_MIGRATION.when + 86_400_000)
  await move(-1)
})

test('an upgrade whose backup fails does not happen', async () => {
  await move(-365)
  const beforeUpgrade = async () => {
    throw new Error('磁碟空間不足')
  }
  await expect(migrateDatabase(server().databaseUrl, { beforeUpgrade })).rejects.toThrow('磁碟空間不足')
  expect(await migratedTo(server().services.db)).toBe(NEWEST_MIGRATION.when - 365 * 86_400_000)
  await move(365)
})
