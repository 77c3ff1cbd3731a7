import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Site, startSite, temporaryFolder } from '../../support/site.ts'
import { killServer, openDatabase } from '../database.ts'
import { Classroom, moduleAt, until } from './classroom.ts'
import { ROUNDS, SCORED, teacherOf, WALLS } from './setting.ts'

// `npm run kills` alone runs it: the kills of `npm test` meet a room too (`playRoom`).

const PHONES = 5
/** Everybody is back so soon after `/readyz`. */
const BACK_MS = 3_000
/** A word cloud takes ten words of each: a room is played for so long. */
const ROUNDS_A_ROOM = 8
/** The kill falls among what is under way. */
const SPAN_MS = [300, 2_300] as const

test(`a room goes on as it was when its server is killed in full play, ${ROUNDS} times`, async () => {
  test.setTimeout(300_000 + ROUNDS * 60_000)
  const folder = await temporaryFolder()
  let site = await startSite({ folder, ownDatabase: false })
  const faults: string[] = []
  const back: number[] = []
  const counts = { acknowledged: 0, cut: 0 }
  try {
    const teacher = await teacherOf(site)
    const walls = await Promise.all(WALLS.map((place) => moduleAt(teacher, place)))
    const scored = await moduleAt(teacher, SCORED)
    for (let round = 0; round < ROUNDS; ) {
      const own = { url: site.url, teacher, phones: PHONES }
      // Both go on at once: what the class writes together, and exercises that the server judges.
      const rooms = [await Classroom.open(own, walls[0] ?? 0), await Classroom.open(own, scored)] as const
      try {
        for (let turn = 0; turn < ROUNDS_A_ROOM && round < ROUNDS; turn++, round++) {
          await Promise.all([
            rooms[0].show(walls[round % walls.length] ?? 0),
            rooms[1].show(scored, Math.floor(turn / 2) % 2),
          ])
          let over = false
          const playing = Promise.all(rooms.map((room) => room.play(() => over)))
          await sleep(SPAN_MS[0] + Math.random() * (SPAN_MS[1] - SPAN_MS[0]))
          site = await killed(site)
          const ready = Date.now()
          const lines = rooms.flatMap((room) => room.lines)
          await until('all are back', () => lines.every(({ backAt }) => backAt !== undefined))
          back.push(...lines.map(({ backAt = ready }) => Math.max(0, backAt - ready)))
          over = true
          await playing
          const seen = await Promise.all(rooms.map((room) => room.disagreements()))
          faults.push(...seen.flat().map((line) => `第 ${round + 1} 回：${line}`))
        }
        const database = await openDatabase(site)
        for (const room of rooms) {
          await room.end()
          faults.push(...(await room.missing(database)))
          counts.acknowledged += room.acknowledged
          counts.cut += room.cut
        }
        await database.end()
      } finally {
        for (const room of rooms) room.close()
      }
      process.stdout.write(
        `${round} 次：確認過 ${counts.acknowledged} 筆，回來最慢 ${Math.max(...back)} 毫秒，不對的 ${faults.length} 筆\n`,
      )
    }
    const slowest = Math.max(...back)
    const typical = back.toSorted((a, b) => a - b)[Math.floor(back.length * 0.99)] ?? 0
    const said = `確認過 ${counts.acknowledged} 筆，中斷 ${counts.cut} 次，回來最慢 ${slowest} 毫秒（p99 ${typical}）`
    process.stdout.write(`房間進行中強制終止 ${ROUNDS} 次：${said}，遺失、重複或不一樣 ${faults.length} 筆\n`)
    expect(faults).toEqual([])
    expect(slowest).toBeLessThanOrEqual(BACK_MS)
    // Kills that hit nothing would prove nothing.
    expect(counts.cut).toBeGreaterThan(ROUNDS / 4)
  } finally {
    await site.stop()
  }
})

/** Kills the server and starts another one; again, as `npm start` does it, where a busy machine let its start fail. */
async function killed(site: Site): Promise<Site> {
  return killServer(site).catch(() => startSite({ folder: site.folder, port: site.port, ownDatabase: false }))
}
