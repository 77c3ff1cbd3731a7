import { once } from 'node:events'
import { LIVE_PATH, type RoomMove } from '@hakka/contract/rooms'
import { afterEach, expect, test } from 'vitest'
import { classroomLesson, comeIn, Line, portOf, teachersRoom } from '../testing/rooms.ts'
import { testServer } from '../testing/server.ts'

const server = testServer()
const lines: Line[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})

/** A room at its wall, whose host's line is open. */
async function room() {
  const { wall } = await classroomLesson(server())
  const { room_id, code, headers } = await teachersRoom(server(), wall.id)
  const port = await portOf(server())
  const host = new Line(port, { room: room_id, as: 'host' }, headers)
  lines.push(host)
  expect(await host.do({ do: 'room.show', module_id: wall.id, question: 0 })).toMatchObject({ ok: true })
  const pupil = async (name: string) => {
    const cookie = (await comeIn(server(), { code, name })).headers.cookie ?? ''
    const open = () => {
      const line = new Line(port, { room: room_id, as: 'pupil' }, { cookie })
      lines.push(line)
      return line
    }
    return { cookie, open }
  }
  const post = (text: string): RoomMove => ({ do: 'wall.post', at: `m${wall.id}.q0`, text, colour: 'pink' })
  return { room_id, port, host, pupil, post }
}

const FLOODS: Record<string, string> = {
  'answers to nothing': '3',
  'a second coming in': '40{}',
  'rooms that are none': '40/nowhere,',
  'events that are none': '42["nothing",1]',
  'large ones': `42["nothing","${'x'.repeat(60_000)}"]`,
  'bytes that never come': '451-["nothing",{"_placeholder":true,"num":0}]',
  'acknowledgements of nothing': '430[1]',
  'what is no message': '42[',
}

test.each(Object.entries(FLOODS))('who floods with %s is cut off, and others post on', async (_, flood) => {
  const { room_id, port, host, pupil, post } = await room()
  const ming = await pupil('小明')
  const mei = (await pupil('小美')).open()
  expect(await mei.open()).toBeUndefined()
  const address = `ws://127.0.0.1:${port}${LIVE_PATH}?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { headers: { cookie: ming.cookie } })
  await once(socket, 'message')
  socket.send(`40${JSON.stringify({ room: room_id, as: 'pupil' })}`)
  await once(socket, 'message')
  const closed = once(socket, 'close')
  for (let no = 0; no < 1_000; no++) socket.send(flood)
  await closed
  expect(await mei.do(post('還在'))).toMatchObject({ ok: true })
  await expect.poll(() => host.host?.waiting).toMatchObject([{ text: '還在' }])
})

test('of the lines of one device six stay, the newest', async () => {
  const { host, pupil } = await room()
  const { open } = await pupil('小明')
  const many: Line[] = []
  for (let no = 0; no < 12; no++) {
    const line = open()
    line.socket.io.reconnection(false)
    expect(await line.open()).toBeUndefined()
    many.push(line)
  }
  const stayed = () => many.map(({ socket }) => socket.connected)
  await expect.poll(stayed).toEqual(many.map((_, no) => no >= 6))
  await expect.poll(() => host.host?.present).toBe(1)
})
