import { describe, expect, test } from 'vitest'
import { notify } from '../../domain/school-class/notify.ts'
import { person } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

async function toldOf(count: number) {
  const own = await person(server(), { name: '示範學生' })
  const lines = Array.from({ length: count }, (_, no) => ({
    userId: own.id,
    kind: 'approved' as const,
    key: `line ${no}`,
    title: `第 ${no + 1} 則`,
    url: '/my/learning-class',
  }))
  await notify(server().services.db, lines, server().services.now())
  const list = async (page = 1) => (await own.ask(`GET /api/my/notifications?page=${page}`)).body
  const unread = async () => (await own.ask('GET /api/my/info')).body.data.user.unread
  return { own, list, unread }
}

describe('notices', () => {
  test('come 25 a page, the newest first; a page past the last is the last', async () => {
    const { list } = await toldOf(26)
    const first = await list()
    expect(first).toMatchObject({ page: 1, pages: 2, unread: 26 })
    expect(first.data).toHaveLength(25)
    expect(first.data[0]).toMatchObject({ title: '第 26 則', read: false })
    expect(await list(9)).toMatchObject({ page: 2, data: [{ title: '第 1 則' }] })
    expect(await (await toldOf(0)).list()).toEqual({ data: [], unread: 0, page: 1, pages: 1 })
  })

  test('that were shown are counted no more, for their owner alone', async () => {
    const { own, list, unread } = await toldOf(3)
    expect(await unread()).toBe(3)
    const ids = (await list()).data.slice(0, 2).map(({ id }: { id: number }) => id)
    const other = await toldOf(1)
    expect((await other.own.ask('POST /api/my/notifications/read', { ids })).status).toBe(204)
    expect(await unread()).toBe(3)
    await own.ask('POST /api/my/notifications/read', { ids })
    expect(await unread()).toBe(1)
    expect((await list()).data.map(({ read }: { read: boolean }) => read)).toEqual([true, true, false])
  })

  test('are counted to a hundred for the header', async () => {
    expect(await (await toldOf(120)).unread()).toBe(100)
  })
})
