import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { ROLES } from '../support/logins.ts'
import { type Site, startSite, temporaryFolder } from '../support/site.ts'
import { dig, Visitor } from './client.ts'
import { killDatabase, openDatabase } from './database.ts'
import { Ledger } from './ledger.ts'
import { type Work, writeLogins, writeProgress, writePunches } from './writers.ts'

// Lives among the browser tests because it needs what they need: the whole site as a process, seen from outside.

/** Server and database in turns, a few here: `npm run kills` takes 200. */
const KILLS = Number(process.env.E2E_KILLS ?? 6)
const RECOVERY_MS = 10_000

test(`nothing acknowledged is lost when server and database are killed ${KILLS} times`, async () => {
  test.setTimeout(90_000 + KILLS * 15_000)
  const folder = await temporaryFolder()
  let site = await startSite({ folder, ownDatabase: false })
  const ledger = new Ledger()
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
    const writing = works.flatMap((work) => [writeLogins(work), writeProgress(work), writePunches(work)])
    for (let kill = 0; kill < KILLS; kill++) {
      await acknowledgedSomething(ledger)
      if (kill % 2 === 0) site = await killServer(site)
      else await killDatabase(site)
    }
    await acknowledgedSomething(ledger)
    over = true
    await Promise.all(writing)

    const database = await openDatabase(site)
    const lost = await ledger.missing(site.url, database)
    await database.end()
    process.stdout.write(`強制終止 ${KILLS} 次：確認過的寫入 ${ledger.count} 筆，遺失 ${lost.length} 筆\n`)
    expect(ledger.count).toBeGreaterThan(KILLS * 5)
    expect(lost).toEqual([])
  } finally {
    over = true
    await site.stop()
  }
})

/** Waits until writes succeed again, and lets some more pile up, so that the next kill meets them. */
async function acknowledgedSomething(ledger: Ledger): Promise<void> {
  const before = ledger.count
  const deadline = Date.now() + RECOVERY_MS
  while (ledger.count < before + 8) {
    expect(Date.now(), `writes succeed again within ${RECOVERY_MS / 1000} s`).toBeLessThan(deadline)
    await sleep(20)
  }
  await sleep(Math.random() * 300)
}

async function killServer(site: Site): Promise<Site> {
  const gone = once(site.process, 'exit')
  site.process.kill('SIGKILL')
  await gone
  return startSite({ folder: site.folder, port: site.port, ownDatabase: false })
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
      return [{ lesson_id, no, id, version_id }]
    }),
  )
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
