import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type Site, startSite, temporaryFolder } from '../../support/site.ts'
import { Visitor } from '../client.ts'
import { killDatabase, killServer, openDatabase } from '../database.ts'
import { Editor } from './editor.ts'
import { AuthoringLedger } from './ledger.ts'
import { markOf, writeSource } from './pack.ts'

// `npm run kills` alone runs it.

const ROUNDS = Number(process.env.E2E_AUTHORING_ROUNDS ?? 50)
/** What is under way when the kill falls, and within how long after its beginning. */
const PHASES = [
  ['save', 250],
  ['publish', 400],
  ['import', 900],
  ['fetch', 900],
  ['table', 250],
] as const
type Phase = (typeof PHASES)[number][0]
const phaseOf = (round: number) => PHASES[round % PHASES.length] ?? PHASES[0]
const roundsOf = (phase: Phase) =>
  Array.from({ length: ROUNDS }, (_, round) => round).filter((round) => phaseOf(round)[0] === phase)

test(`no lesson is half published and nothing acknowledged is lost when an editor is cut off ${ROUNDS} times`, async () => {
  test.setTimeout(120_000 + ROUNDS * 60_000)
  const folder = await temporaryFolder()
  const source = join(folder, 'source')
  await writeSource(source, roundsOf('fetch'))
  const env = { LESSON_SOURCE: source }
  let site = await startSite({ folder, ownDatabase: false, env })
  const ledger = new AuthoringLedger()
  const kill = async (withinMs: number, isServer: boolean) => {
    await sleep(Math.random() * withinMs)
    if (isServer) site = await killServer(site, env)
    else await killDatabase(site)
  }
  try {
    const editor = new Editor(await loggedIn(site), ledger)
    await editor.begin()
    const wrong: string[] = []
    for (let round = 0; round < ROUNDS && wrong.length === 0; round++) {
      const [at, withinMs] = phaseOf(round)
      const isServer = Math.floor(round / PHASES.length) % 2 === 0
      const mark = markOf(round)
      // Whatever else is written goes on meanwhile; the kill falls into the one whose turn it is.
      const within = (phase: Phase, work: () => Promise<void>) =>
        Promise.all([work(), phase === at ? kill(withinMs, isServer) : undefined])
      await within('save', () => editor.save(mark))
      await within('publish', () => editor.publish(mark))
      if (at === 'import') await within('import', () => editor.bring(round, mark))
      if (at === 'fetch') await within('fetch', () => editor.fetch(round, mark))
      await within('table', () => editor.table(mark))
      wrong.push(...(await missing(site, ledger)))
      const found = wrong.length > 0 ? `：\n${wrong.join('\n')}` : ''
      process.stdout.write(`第 ${round + 1} 回，${at}${found}\n`)
    }
    const packs = ledger.brought.length
    const counts = `確認過 ${ledger.count} 次，發布 ${ledger.published.length} 次，匯入 ${packs} 批`
    process.stdout.write(
      `編輯、發布、匯入時強制終止 ${ROUNDS} 次：${counts}，遺失或半套 ${wrong.length} 筆\n`,
    )
    expect(wrong).toEqual([])
    expect(ledger.published).toHaveLength(ROUNDS)
  } finally {
    await site.stop()
  }
})

async function missing(site: Site, ledger: AuthoringLedger): Promise<string[]> {
  const database = await openDatabase(site)
  try {
    return await ledger.missing(database, new Visitor(site.url))
  } finally {
    await database.end()
  }
}

async function loggedIn(site: Site): Promise<Visitor> {
  const visitor = new Visitor(site.url)
  const password = site.passwords.admin ?? ''
  const answer = await visitor.post('/api/login', { username: 'admin', password })
  if (answer?.status !== 200) throw new Error(`nobody could log in: ${answer?.status}`)
  return visitor
}
