import { describe, expect, it } from 'vitest'
import { session, user, visitor } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const URL = '/api/game_room/create_game_room_by_module'
const ROOM = {
  tmMid: 12,
  tmVid: '3',
  tmModuleNo: 4,
  tmModuleType: 'slido_word_cloud',
  gameRoomModuleID: 2,
}

describe('a classroom game room', () => {
  const server = testServer()
  const post = async (headers: Record<string, string>, payload: Record<string, unknown> = ROOM) => {
    const answer = await server().app.inject({ method: 'POST', url: URL, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const teacher = async () => session(server(), await user(server(), { isTeacher: true }))

  it('is not open yet, and tells a teacher so in a sentence', async () => {
    expect(await post(await teacher())).toEqual({
      status: 200,
      body: {
        success: false,
        message: expect.stringMatching(/^課堂活動房間還沒有開放/),
        game_room_host_url: null,
        game_room_play_url: null,
      },
    })
  })
  it('is opened by nobody but confirmed teachers', async () => {
    expect((await post(await visitor(server()))).status).toBe(401)
    for (const wishes of [{}, { isStudent: true }, { isTeacher: false }, { roles: ['admin'] as const }]) {
      expect((await post(await session(server(), await user(server(), wishes)))).status).toBe(403)
    }
  })
  it('needs all of its parameters, and the id of its own kind of game', async () => {
    const headers = await teacher()
    for (const [key] of Object.entries(ROOM)) {
      const answer = await post(headers, { ...ROOM, [key]: undefined })
      expect(answer).toMatchObject({ status: 422, body: { errors: { [key]: expect.any(Array) } } })
    }
    expect(await post(headers, { ...ROOM, gameRoomModuleID: 7 })).toMatchObject({
      status: 200,
      body: { success: false, message: '無法正確開啟模組，請洽網站維護人員。' },
    })
    expect((await post(headers, { ...ROOM, gameRoomModuleID: 3 })).status).toBe(422)
  })
})
