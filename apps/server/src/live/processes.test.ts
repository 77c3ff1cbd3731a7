import { randomUUID } from 'node:crypto'
import type { RoomMove } from '@hakka/contract/rooms'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasRedis, openRedis, type TestRedis } from '../testing/redis.ts'
import { classroomLesson, comeIn, Line, portOf, teachersRoom } from '../testing/rooms.ts'
import { openSecondProcess, openTestServer, type TestServer } from '../testing/server.ts'

describe.runIf(hasRedis)('two processes with Redis between them', () => {
  let redis: TestRedis
  let one: TestServer
  let two: Awaited<ReturnType<typeof openSecondProcess>>
  const lines: Line[] = []
  beforeAll(async () => {
    redis = await openRedis()
    one = await openTestServer({ env: { REDIS_URL: redis.url } })
    two = await openSecondProcess(one, { env: { REDIS_URL: redis.url } })
  })
  afterAll(async () => {
    for (const line of lines) line.close()
    await two?.close()
    await one?.close()
    await redis?.close()
  })

  it('are one room: a post on one is on the other at once, who is there too, and both go on while Redis is frozen or gone, and when the database has hung up', async () => {
    const { wall } = await classroomLesson(one)
    const { room_id, code, headers } = await teachersRoom(one, wall.id)
    const host = new Line(await portOf(one), { room: room_id, as: 'host' }, headers)
    const { headers: own } = await comeIn(two, { code, name: '小明' })
    const ming = new Line(await portOf(two), { room: room_id, as: 'pupil' }, { cookie: own.cookie ?? '' })
    lines.push(host, ming)
    expect([await host.open(), await ming.open()]).toEqual([undefined, undefined])
    await expect
      .poll(() => host.host?.people, { timeout: 5000 })
      .toMatchObject([{ name: '小明', present: true }])
    await host.do({ do: 'room.show', module_id: wall.id, question: 0 })
    const at = `m${wall.id}.q0`
    await expect.poll(() => ming.pupil?.stage?.key).toBe(at)
    const post = (text: string): RoomMove => ({ do: 'wall.post', at, text, colour: 'pink' })
    const seen = async (text: string) => {
      const id = randomUUID()
      await expect.poll(() => ming.do(post(text), id), { timeout: 5000 }).toMatchObject({ ok: true })
      const sent = performance.now()
      await expect.poll(() => host.host?.waiting.at(-1)?.text, { timeout: 5000, interval: 10 }).toBe(text)
      return performance.now() - sent
    }
    expect(await seen('茶園')).toBeLessThan(900)
    await redis.signal('SIGSTOP')
    await seen('山頂')
    await redis.signal('SIGCONT')
    await seen('祠堂')
    await redis.signal('SIGKILL')
    await seen('夥房')
    await redis.start()
    await seen('伯公')
    // As when the database is started anew: what was under way is asked again, under its name.
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    const client = new Client({ connectionString: one.databaseUrl })
    await client.connect()
    await Promise.all([client.query(cut), seen('河壩')])
    await client.end()
    const up = () => host.host?.waiting.map(({ text }) => text)
    await expect.poll(up).toEqual(['茶園', '山頂', '祠堂', '夥房', '伯公', '河壩'])
  }, 60_000)
})
