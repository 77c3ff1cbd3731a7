import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { dig, Visitor } from './client.ts'
import { RoomLine } from './rooms/line.ts'
import type { Work } from './writers.ts'

const PHONES = 4
/** A pupil posts once a second at the most. */
const POST_MS = 1_000
const AGAIN_MS = 200

/** What phones in a live room were told is taken. */
export class RoomLedger {
  room = 0
  /** Number in the log, by what the phone called it. */
  readonly taken = new Map<string, number>()

  /** What was acknowledged and is not there once, under that number; and what is there twice. */
  async missing(database: Client): Promise<string[]> {
    const { rows } = await database.query<{ key: string; seq: number; text: string }>(
      `select key, seq, move->>'text' as text from room_moves where room_id = $1 and move->>'do' = 'wall.post'`,
      [this.room],
    )
    const lost = [...this.taken].filter(
      ([key, seq]) => rows.filter((row) => row.key === key && row.seq === seq).length !== 1,
    )
    const texts = rows.map(({ text }) => text)
    const doubled = texts.filter((text, at) => texts.indexOf(text) !== at)
    return [...lost.map(([key]) => `便利貼 ${key}`), ...doubled.map((text) => `兩張 ${text}`)]
  }
}

async function insist<T>(isOver: () => boolean, ask: () => Promise<T | undefined>): Promise<T | undefined> {
  while (!isOver()) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(AGAIN_MS)
  }
  return undefined
}

/** A teacher opens a room for a module, and phones post on its wall until all is over. */
export async function playRoom(work: Work, moduleId: number, ledger: RoomLedger): Promise<void> {
  const { url, username, password, isOver } = work
  const teacher = new Visitor(url)
  await insist(isOver, async () => {
    const answer = await teacher.post('/api/login', { username, password })
    return answer?.status === 200 || undefined
  })
  const opened = await insist(isOver, async () => {
    const answer = await teacher.post('/api/game_room/open', { module_id: moduleId })
    return answer?.status === 200 ? dig(answer.body, 'data') : undefined
  })
  ledger.room = Number(dig(opened, 'room_id'))
  const { room } = ledger
  const host = new RoomLine({ url, room, as: 'host', cookie: teacher.cookie })
  const lines = [host]
  try {
    await host.act({ do: 'room.show', module_id: moduleId, question: 0 }, isOver)
    const phones = Array.from({ length: PHONES }, async (_, no) => {
      const pupil = new Visitor(url)
      const joining = { code: String(dig(opened, 'code')), way: 'own', name: `學生${no + 1}` }
      await insist(isOver, async () =>
        (await pupil.post('/api/game_room/join', joining))?.status === 200 ? true : undefined,
      )
      const line = new RoomLine({ url, room, as: 'pupil', cookie: pupil.cookie })
      lines.push(line)
      for (let turn = 1; !isOver(); turn++) {
        const post = { do: 'wall.post', at: `m${moduleId}.q0`, colour: 'pink' } as const
        const told = await line.act({ ...post, text: `${no + 1} 的第 ${turn} 張` }, isOver)
        if (told?.ok) ledger.taken.set(told.id, told.seq)
        await sleep(POST_MS)
      }
    })
    await Promise.all(phones)
  } finally {
    for (const line of lines) line.close()
  }
}
