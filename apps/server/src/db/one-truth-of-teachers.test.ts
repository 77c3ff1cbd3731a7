import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import { MIGRATIONS } from './migrate.ts'
import { userRoles, users } from './tables/account.ts'

const server = testServer()

test('whoever was a teacher is one after the upgrade, whoever waited waits, and what they registered as stays', async () => {
  const { db } = server().services
  await db.execute(sql`alter table users add column is_teacher boolean not null default false`)
  await db.execute(sql`
    insert into users (username, name, role_id, is_teacher, teacher_confirmed_at) values
      ('confirmed', '', 4, true, '2026-05-01Z'), ('undated', '', 4, true, null), ('pending', '', 4, false, null),
      ('dated', '', 4, false, '2026-05-01Z'), ('pupil', '', 5, false, null), ('of staff', '', null, false, null),
      ('by role', '', null, false, null)`)
  await db.execute(sql`
    insert into user_roles (user_id, role) select id, held.role from users, (values
      ('confirmed', 'teacher'), ('pending', 'teacher'), ('pupil', 'student'), ('pupil', 'news_editor'),
      ('of staff', 'admin'), ('of staff', 'locked'), ('by role', 'parent')) held (held_by, role) where username = held_by`)
  const file = readFileSync(join(MIGRATIONS, '0007_one-truth-of-teachers.sql'), 'utf8')
  for (const statement of file.split('--> statement-breakpoint')) await db.execute(statement)

  const rows = await db.select().from(users)
  const found = rows.map(({ username, roleId, teacherConfirmedAt }) => [
    username,
    [roleId, teacherConfirmedAt !== null],
  ])
  expect(Object.fromEntries(found)).toEqual({
    confirmed: [4, true],
    undated: [4, true],
    pending: [4, false],
    dated: [4, false],
    pupil: [5, false],
    'of staff': [null, false],
    'by role': [7, false],
  })
  expect(rows.find(({ username }) => username === 'confirmed')?.teacherConfirmedAt).toEqual(
    new Date('2026-05-01Z'),
  )
  const held = await db.select({ role: userRoles.role }).from(userRoles)
  expect(held.map(({ role }) => role).sort()).toEqual(['admin', 'locked', 'news_editor'])
})
