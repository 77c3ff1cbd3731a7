import { expect, test } from '@playwright/test'
import { openBadNetwork } from '../../../apps/server/src/testing/bad-network.ts'
import { startSite } from '../../support/site.ts'
import { openDatabase } from '../database.ts'
import { Classroom, moduleAt } from './classroom.ts'
import { ROUNDS, teacherOf, WALLS } from './setting.ts'

// `npm run kills` alone runs it; `apps/server/src/live/bad-network.test.ts` is its small share.

const PHONES = 6
/** Each kind is played for so long. */
const PLAY_MS = Math.min(40_000, Math.max(10_000, ROUNDS * 400))
/** A line over such a network takes a while to open, and what is lost three times longer. */
const PATIENCE_MS = 180_000
const CUT_MS = 10_000

test('phones whose network loses every third piece and takes two seconds agree with the host, and post nothing twice', async () => {
  test.setTimeout(600_000 + WALLS.length * (PLAY_MS + PATIENCE_MS))
  const site = await startSite({ ownDatabase: false })
  const network = await openBadNetwork(site.port, { delayMs: 2_000, loss: 0.3 })
  const cutting = setInterval(() => network.cut(), CUT_MS)
  try {
    const teacher = await teacherOf(site)
    const walls = await Promise.all(WALLS.map((place) => moduleAt(teacher, place)))
    const own = { url: site.url, lineUrl: `http://127.0.0.1:${network.port}`, teacher, phones: PHONES }
    const room = await Classroom.open(own, walls[0] ?? 0)
    const faults: string[] = []
    for (const wall of walls) {
      await room.show(wall)
      const end = Date.now() + PLAY_MS
      await room.play(() => Date.now() > end)
      faults.push(...(await room.disagreements(PATIENCE_MS)))
    }
    const database = await openDatabase(site)
    faults.push(...(await room.missing(database)))
    await database.end()
    room.close()
    const said = `丟了 ${network.lost} 段，斷了 ${network.broken} 次；確認過 ${room.acknowledged} 筆，重送 ${room.cut} 次`
    process.stdout.write(`很差的網路：${said}，遺失、重複或不一樣 ${faults.length} 筆\n`)
    expect(faults).toEqual([])
    expect(room.phones.reduce((sum, { taken }) => sum + taken.size, 0)).toBeGreaterThan(PHONES)
    expect(network.broken).toBeGreaterThan(0)
  } finally {
    clearInterval(cutting)
    await network.close()
    await site.stop()
  }
})
