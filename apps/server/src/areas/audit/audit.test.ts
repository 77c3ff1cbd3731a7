import { describe, expect, test } from 'vitest'
import { auditRows } from '../../db/tables/audit.ts'
import { writeAudit } from '../../domain/edit/audit.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const list = async (query = '') => {
  const headers = await session(server(), await user(server(), { roles: ['admin'] }))
  const answer = await server().app.inject({ url: `/api/admin/audit${query}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

describe('who may look', () => {
  test('visitors have to log in, and others are refused', async () => {
    const get = async (headers: Record<string, string>) =>
      (await server().app.inject({ url: '/api/admin/audit', headers })).statusCode
    expect(await get(await visitor(server()))).toBe(401)
    const others = await user(server(), { roles: ['news_editor', 'support', 'content_editor'] })
    expect(await get(await session(server(), others))).toBe(403)
    const admin = await user(server(), { roles: ['admin'] })
    expect(await get(await session(server(), admin))).toBe(200)
  })
})

describe('the list', () => {
  test('tells newest first who changed what, and finds it again', async () => {
    const { db } = server().services
    const mei = await user(server(), { name: '阿梅' })
    const at = (text: string) => new Date(text)
    const before = { title: '舊標題', content: '<p>同一篇</p>' }
    const update = { action: 'news.update', subjectId: 7, subject: '新標題' }
    await writeAudit(
      db,
      { ...update, userId: mei.id, before, after: { ...before, title: '新標題' } },
      at('2026-11-20T16:30:00Z'),
    )
    const faq = { userId: mei.id, action: 'faq.destroy', subjectId: 3, subject: '100% 的問題' }
    await writeAudit(db, faq, at('2026-11-20T15:30:00Z'))
    const old = { userId: null, action: 'news.update', subjectId: 1, subject: '舊事' }
    await writeAudit(db, old, at('2026-01-01T00:00:00Z'))

    const { data, total, page_size, actions, users } = await list()
    expect(total).toBe(3)
    expect(page_size).toBe(20)
    expect(data.map((row: { subject: string }) => row.subject)).toEqual(['新標題', '100% 的問題', '舊事'])
    expect(data[0]).toMatchObject({
      user_id: mei.id,
      user_name: '阿梅',
      action: 'news.update',
      subject_id: '7',
      at: '2026-11-20T16:30:00.000Z',
      changes: [{ field: 'title', before: '舊標題', after: '新標題' }],
    })
    expect(actions).toEqual(['faq.destroy', 'news.update'])
    expect(users).toEqual([{ id: mei.id, name: '阿梅' }])

    const subjects = async (query: string) =>
      (await list(query)).data.map((row: { subject: string }) => row.subject)
    expect(await subjects('?action=faq.destroy')).toEqual(['100% 的問題'])
    expect(await subjects(`?user_id=${mei.id}&sort=at&direction=asc`)).toEqual(['100% 的問題', '新標題'])
    expect(await subjects('?keyword=%25')).toEqual(['100% 的問題'])
    expect(await subjects(`?keyword=${encodeURIComponent('阿梅')}`)).toHaveLength(2)
    expect(await subjects('?page=2')).toEqual([])

    // 16:30 UTC is past midnight in Taipei, 15:30 is not.
    server().setNow(at('2026-11-21T05:00:00Z'))
    expect(await subjects('?days=1')).toEqual(['新標題'])
    expect(await subjects('?days=2')).toEqual(['新標題', '100% 的問題'])
  })

  test('a name stays when its account is gone', async () => {
    const { db } = server().services
    await db.delete(auditRows)
    const gone = { userId: null, userName: '離開的人', action: 'faq.update', subjectId: '1' }
    await db.insert(auditRows).values({ ...gone, at: new Date('2026-11-21T00:00:00Z') })
    const { data, users } = await list()
    expect(data[0]).toMatchObject({ user_id: null, user_name: '離開的人', changes: [] })
    expect(users).toEqual([])
  })

  test.each(['?days=0', '?user_id=x', '?sort=before', '?page=0'])('%s is refused', async (query) => {
    const headers = await session(server(), await user(server(), { roles: ['admin'] }))
    expect((await server().app.inject({ url: `/api/admin/audit${query}`, headers })).statusCode).toBe(422)
  })
})
