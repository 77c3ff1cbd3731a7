import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOM } from '@hakka/contract/constants/room'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBadNetwork } from '../testing/bad-network.ts'
import { classroomLesson, comeIn, Line, portOf, teachersRoom } from '../testing/rooms.ts'
import { testServer } from '../testing/server.ts'

const PUPILS = 5
const POSTS = 3

const server = testServer()
const lines: Line[] = []
let network: Awaited<ReturnType<typeof openBadNetwork>>
beforeAll(async () => {
  network = await openBadNetwork(await portOf(server()), { delayMs: 40, loss: 0.3 })
})
afterAll(async () => {
  for (const line of lines) line.close()
  await network.close()
})

test('phones that lose every third piece and their connection now and then post each note once, and see what the board shows', async () => {
  const { wall } = await classroomLesson(server())
  const { room_id, code, headers } = await teachersRoom(server(), wall.id)
  const host = new Line(await portOf(server()), { room: room_id, as: 'host' }, headers)
  lines.push(host)
  await host.open()
  await host.do({ do: 'room.rules', approve: false })
  await host.do({ do: 'room.show', module_id: wall.id, question: 0 })
  const at = `m${wall.id}.q0`
  let posting = true
  const pupils = Array.from({ length: PUPILS }, async (_, no) => {
    const { headers: own } = await comeIn(server(), { code, name: `學生${no}` })
    const line = new Line(network.port, { room: room_id, as: 'pupil' }, { cookie: own.cookie ?? '' })
    lines.push(line)
    for (let post = 0; post < POSTS; post++) {
      await sleep(ROOM.apartMs)
      const id = randomUUID()
      const move = { do: 'wall.post', at, text: `${no} 的第 ${post} 張`, colour: 'pink' } as const
      // As a phone's outbox does: the same one, until it is answered.
      const sent = () =>
        line.socket
          .timeout(1_000)
          .emitWithAck('move', { id, move })
          .then(({ ok }: { ok: boolean }) => ok)
          .catch(() => false)
      await expect.poll(sent, { timeout: 20_000, interval: 100 }).toBe(true)
    }
    return line
  })
  const cutting = (async () => {
    for (; posting; await sleep(300)) network.cut()
  })()
  const phones = await Promise.all(pupils)
  posting = false
  await cutting
  const wanted = Array.from(
    { length: PUPILS * POSTS },
    (_, no) => `${no % PUPILS} 的第 ${Math.floor(no / PUPILS)} 張`,
  )
  const shown = () => (host.host?.shown?.kind === 'post-it' ? host.host.shown.notes : [])
  await expect
    .poll(() =>
      shown()
        .map(({ text }) => text)
        .toSorted(),
    )
    .toEqual(wanted.toSorted())
  for (const [no, phone] of phones.entries()) {
    const mine = shown().filter(({ text }) => text.startsWith(`${no} `))
    await expect.poll(() => phone.own?.notes.map(({ id }) => id)).toEqual(mine.map(({ id }) => id))
    await expect.poll(() => phone.pupil?.answered).toBe(PUPILS)
  }
  expect(network.lost).toBeGreaterThan(PUPILS)
  expect(network.broken).toBeGreaterThan(2)
}, 60_000)
