import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ROLES } from '../support/logins.ts'
import { type Site, startSite, temporaryFolder } from '../support/site.ts'
import { ClassLedger } from './class-ledger.ts'
import { writeClasses } from './class-writer.ts'
import { dig, list, Visitor } from './client.ts'
import { killDatabase, killServer, openDatabase } from './database.ts'
import { Ledger } from './ledger.ts'
import { PlayLedger } from './play-ledger.ts'
import { playRoom, RoomLedger } from './rooms.ts'
import { type Work, writeLogins, writePlays, writeProgress, writePunches } from './writers.ts'

// Lives among the browser tests because it needs what they need: the whole site as a process, seen from outside.

/** Server and database in turns, a few here: `npm run kills` takes 200. */
const KILLS = Number(process.env.E2E_KILLS ?? 4)
/** On a machine that has nothing else to do, as `npm run kills` wants it; beside other tests the question is whether. */
const RECOVERY_MS = process.env.E2E_KILLS ? 10_000 : 40_000
/** The demo's lesson with the classroom modules. */
const WALL = '/api/lesson?step_no=7&semester_no=1&type_no=1&no=3&dialect_id=1'

test(`nothing acknowledged is lost when server and database are killed ${KILLS} times`, async () => {
  test.setTimeout(90_000 + KILLS * 15_000)
  const folder = await temporaryFolder()
  let site = await startSite({ folder, ownDatabase: false })
  const ledger = new Ledger()
  const plays = new PlayLedger()
  const classes = new ClassLedger()
  const players: Visitor[] = []
  const room = new RoomLedger()
  let over = false
  try {
    const modules = await modulesOf(site)
    const works = ROLES.map<Work>((username) => ({
      url: site.url,
      username,
      password: site.passwords[username] ?? '',
      modules,
      ledger,
      isOver: () => over,
    }))
    const writing = works.flatMap((work) => [
      writeLogins(work),
      writeProgress(work),
      writePunches(work),
      writePlays(work, plays, players),
    ])
    writing.push(...works.filter(({ username }) => username === 'teacher').map((work) => inRoom(work, room)))
    const [teacher, student] = ['teacher', 'student'].map((own) =>
      works.find(({ username }) => username === own),
    )
    if (teacher && student) writing.push(writeClasses(teacher, student, classes))
    for (let kill = 0; kill < KILLS; kill++) {
      await acknowledgedSomething(site, ledger)
      if (kill % 2 === 0) site = await killServer(site)
      else await killDatabase(site)
    }
    await acknowledgedSomething(site, ledger)
    // A play takes as long as its rules say, whatever else is quick.
    await expect.poll(() => plays.finished, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect.poll(() => room.taken.size, { timeout: 60_000 }).toBeGreaterThan(KILLS)
    // Likewise the way from joining to handing in, accepting and, the next time, rejecting.
    await expect.poll(() => classes.undone, { timeout: 60_000 }).toEqual([])
    over = true
    await Promise.all(writing)

    const database = await openDatabase(site)
    const lost = [
      ...(await ledger.missing(site.url, database)),
      ...(await plays.missing(database, players)),
      ...(await classes.missing(database)),
      ...(await room.missing(database)),
    ]
    await database.end()
    const counts = `確認過的寫入 ${ledger.count} 筆，遊戲 ${plays.finished} 局，進出班級 ${classes.joins} 次，作業 ${classes.given.size} 份，發還 ${classes.handedBack.size} 份，再派 ${classes.again.size} 份，交卷 ${classes.sat.size} 份，PIN ${classes.pins.told} 組，競賽 ${classes.invited.size} 場，房間裡 ${room.taken.size} 張便利貼`
    process.stdout.write(`強制終止 ${KILLS} 次：${counts}，遺失 ${lost.length} 筆\n`)
    expect(ledger.count).toBeGreaterThan(KILLS * 5)
    expect(plays.finished).toBeGreaterThan(0)
    expect(lost).toEqual([])
    const log = await readFile(join(folder, 'server.log'), 'utf8')
    expect(log.split('\n').filter((line) => line.includes('nobody heard a rejection'))).toEqual([])
  } finally {
    over = true
    await site.stop()
  }
})

/** Phones in a live room of the first lesson that has a wall. */
async function inRoom(work: Work, ledger: RoomLedger): Promise<void> {
  const visitor = new Visitor(work.url)
  while (!work.isOver()) {
    const lesson = await visitor.get(WALL)
    const modules = list(dig(lesson?.body, 'activities', '3', 'modules'))
    const all = ['1', '2'].flatMap((no) => list(dig(lesson?.body, 'activities', no, 'modules')))
    const wall = [...all, ...modules].find((module) => dig(module, 'type') === 'slido_postit')
    const id = dig(wall, 'id')
    if (typeof id === 'number') return playRoom(work, id, ledger)
    await sleep(200)
  }
}

/** Waits until writes succeed again, and lets some more pile up, so that the next kill meets them. */
async function acknowledgedSomething(site: Site, ledger: Ledger): Promise<void> {
  const before = ledger.count
  const deadline = Date.now() + RECOVERY_MS
  while (ledger.count < before + 8) {
    expect(site.process.exitCode, 'no server ends because its database did').toBeNull()
    expect(Date.now(), `writes succeed again within ${RECOVERY_MS / 1000} s`).toBeLessThan(deadline)
    await sleep(20)
  }
  await sleep(Math.random() * 300)
}

/** Every module of every lesson that the menus name. */
async function modulesOf(site: Site): Promise<Work['modules']> {
  const visitor = new Visitor(site.url)
  const found: Work['modules'][number][] = []
  for (let level = 1; level <= 5; level++) {
    for (let dialect = 1; dialect <= 6; dialect++) {
      const menu = await visitor.get(`/api/lesson/menu?level_no=${level}&dialect_id=${dialect}`)
      for (const unit of list(dig(menu?.body, 'units'))) {
        for (const lesson of list(dig(unit, 'lessons'))) {
          const id = dig(lesson, 'id')
          if (typeof id === 'number') found.push(...(await modulesIn(visitor, id)))
        }
      }
    }
  }
  return found
}

async function modulesIn(visitor: Visitor, lesson_id: number): Promise<Work['modules'][number][]> {
  const lesson = await visitor.get(`/api/lesson?id=${lesson_id}`)
  return [1, 2, 3].flatMap((activity) =>
    list(dig(dig(dig(lesson?.body, 'activities'), String(activity)), 'modules')).flatMap((module) => {
      const [id, version_id, no] = ['id', 'version_id', 'no'].map((name) => dig(module, name))
      if (typeof id !== 'number' || typeof version_id !== 'number' || typeof no !== 'number') return []
      return [{ lesson_id, no, id, version_id, type: String(dig(module, 'type')) }]
    }),
  )
}
