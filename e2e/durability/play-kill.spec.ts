import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { PASSWORD } from '../support/callers.ts'
import { type Site, startSite, temporaryFolder } from '../support/site.ts'
import { Visitor } from './client.ts'
import { killDatabase, killServer, openDatabase } from './database.ts'
import { PlayLedger } from './play-ledger.ts'
import { type Dealt, isStep, KINDS, Pupil, readyAt } from './plays.ts'

// `npm run kills` alone runs it: the kills of `npm test` meet plays too (`writePlays`).

const ROUNDS = Number(process.env.E2E_PLAY_ROUNDS ?? 50)
const PUPILS = 8
const RECOVERY_MS = 20_000
/** While these go by, what is saved on the way, or the results of all pupils, are under way: the kill falls among them. */
const SPANS = { middle: [200, 1900], result: [0, 120] } as const

test(`no play is lost or counted twice when it is cut off in the middle and at its result, ${ROUNDS} times`, async () => {
  test.setTimeout(90_000 + ROUNDS * 45_000)
  const folder = await temporaryFolder()
  let site = await startSite({ folder, ownDatabase: false })
  const ledger = new PlayLedger()
  const kill = async ([from, to]: readonly [number, number], isServer: boolean) => {
    await sleep(from + Math.random() * (to - from))
    if (isServer) site = await killServer(site)
    else await killDatabase(site)
  }
  try {
    const pupils = await Promise.all(Array.from({ length: PUPILS }, (_, no) => pupilOf(site, no, ledger)))
    let cut = 0
    for (let round = 0; round < ROUNDS; round++) {
      const plays = await Promise.all(
        pupils.map((pupil, no) => dealtTo(pupil, KINDS[(no + round) % KINDS.length])),
      )
      // In the middle: what is saved on the way is under way.
      const [, middle] = await Promise.all([kill(SPANS.middle, round % 2 === 0), onTheWay(plays)])
      // At the result: all of them at once.
      await sleep(Math.max(0, ...plays.map(({ dealt }) => untilResult(dealt))))
      await ready(site)
      const [, first] = await Promise.all([kill(SPANS.result, round % 2 === 1), results(plays)])
      cut += [...middle, ...first].filter((isTaken) => !isTaken).length
      await until(site, async () => (await results(plays)).every((isTaken) => isTaken))
    }
    const database = await openDatabase(site)
    const lost = await ledger.missing(
      database,
      pupils.map(({ visitor }) => visitor),
    )
    await database.end()
    const counts = `${ledger.finished} 局，確認過 ${ledger.count} 次，中斷 ${cut} 次`
    process.stdout.write(
      `遊戲中與成績送出時各強制終止 ${ROUNDS} 次：${counts}，遺失或重複 ${lost.length} 筆\n`,
    )
    expect(lost).toEqual([])
    expect(ledger.finished).toBe(ROUNDS * PUPILS)
    // Kills that hit nothing would prove nothing.
    expect(cut).toBeGreaterThan(ROUNDS)
  } finally {
    await site.stop()
  }
})

interface Playing {
  pupil: Pupil
  dealt: Dealt
}

/** Somebody new, who signs up for what is played. */
async function pupilOf(site: Site, no: number, ledger: PlayLedger): Promise<Pupil> {
  const visitor = new Visitor(site.url)
  const answer = await visitor.post('/api/register', {
    email: `plays-${no}@caller.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    name: `玩家${no}`,
    role_id: 8,
    agreement: true,
  })
  const pupil = answer?.status === 200 ? await Pupil.join(visitor, ledger) : undefined
  if (!pupil) throw new Error(`nobody could be registered: ${answer?.status} ${JSON.stringify(answer?.body)}`)
  return pupil
}

async function dealtTo(pupil: Pupil, kind: (typeof KINDS)[number] | undefined): Promise<Playing> {
  const until = Date.now() + RECOVERY_MS
  while (kind && Date.now() < until) {
    const dealt = await pupil.deal(kind)
    if (dealt) return { pupil, dealt }
    await sleep(100)
  }
  throw new Error('no play was dealt in time')
}

const untilResult = (dealt: Dealt): number => {
  const last = dealt.parts.at(-1)
  return last ? readyAt(dealt, last) - Date.now() : 0
}

/** Sends what is played on the way. A step that fails is asked again, what is only saved is not, as the page does it. */
const onTheWay = (plays: readonly Playing[]) =>
  Promise.all(
    plays.map(async ({ pupil, dealt }) => {
      let isTaken = true
      for (const part of dealt.parts.slice(0, -1)) {
        await sleep(Math.max(0, readyAt(dealt, part) - Date.now()))
        const taken = await pupil.send(dealt, part)
        isTaken = taken && isTaken
        const until = Date.now() + RECOVERY_MS
        for (let again = taken || !isStep(part); !again && Date.now() < until; ) {
          await sleep(100)
          again = await pupil.send(dealt, part)
        }
      }
      return isTaken
    }),
  )

/** Sends each result once, whether it was taken before or not. */
const results = (plays: readonly Playing[]) =>
  Promise.all(
    plays.map(async ({ pupil, dealt }) => {
      const last = dealt.parts.at(-1)
      return last !== undefined && (await pupil.send(dealt, last))
    }),
  )

const ready = (site: Site) =>
  until(site, async () => {
    const answer = await fetch(`${site.url}/readyz`).catch(() => undefined)
    return answer?.ok === true
  })

async function until(site: Site, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + RECOVERY_MS
  while (!(await holds())) {
    expect(Date.now(), `${site.url} takes results again within ${RECOVERY_MS / 1000} s`).toBeLessThan(
      deadline,
    )
    await sleep(100)
  }
}
