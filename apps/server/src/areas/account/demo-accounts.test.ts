import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { userRoles, users } from '../../db/tables/account.ts'
import { StartNotes } from '../../domain/running/start-notes.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'
import { openDemoAccounts } from './demo-accounts.ts'

const server = testServer()

async function start() {
  const { db, env } = server().services
  const notes = await StartNotes.read(env.dataDir)
  const logins = await openDemoAccounts(db, env.dataDir, notes)
  await notes.write()
  return logins
}

async function editor() {
  const { db } = server().services
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'editor'))
  if (!row) throw new Error('there is no demo editor')
  const roles = await db.select().from(userRoles).where(eq(userRoles.userId, row.id))
  return { id: row.id, roles: roles.map(({ role }) => role) }
}

/** As an administrator saves them at the desk. */
async function setRoles(id: number, roles: readonly string[]) {
  const headers = await session(server(), await user(server(), { roles: ['admin'] }))
  const url = `/api/admin/users/${id}/roles`
  const answer = await server().app.inject({ method: 'PUT', url, headers, payload: { roles } })
  expect(answer.statusCode).toBe(200)
}

beforeEach(start)

describe('the demo editor', () => {
  test('reaches the desk of the assessments, and everything else that README says', async () => {
    const [login] = (await start()).filter(({ username }) => username === 'editor')
    expect(login).toBeDefined()
    const headers = await session(server(), await editor())
    const menu = await server().app.inject({ url: '/api/admin/side_menu', headers })
    for (const place of [
      '課程管理',
      '學習評量',
      '教材下載',
      '常見問題',
      '使用說明',
      '最新消息',
      '問題回報',
    ]) {
      expect(menu.payload).toContain(place)
    }
  })

  test('of an older site gets the role that came later at its next start', async () => {
    const { id } = await editor()
    const { db } = server().services
    await db.delete(userRoles).where(and(eq(userRoles.userId, id), eq(userRoles.role, 'selfstudy_editor')))
    await start()
    expect((await editor()).roles).toContain('selfstudy_editor')
  })

  test('does not get back what an administrator took away, nor loses what was added', async () => {
    const { id, roles } = await editor()
    const changed = [...roles.filter((role) => role !== 'news_editor'), 'support']
    await setRoles(id, changed)
    await start()
    expect((await editor()).roles.sort()).toEqual(changed.sort())
  })
})
