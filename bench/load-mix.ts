import { setTimeout as sleep } from 'node:timers/promises'
import { databaseMb, memoryMb } from './processes.ts'
import { atMost, type Row } from './row.ts'
import type { Site } from './site.ts'

const MIX_MS = 15_000
const AT_ONCE = 8

/** Addresses as a school would ask for them: pages, lessons in every dialect, calls, a page that is not there. */
const PATHS = [
  '/',
  '/lesson/menu',
  '/lesson/menu?level_no=1',
  '/lesson/menu?level_no=1&step_no=1&semester_no=1',
  '/api/home',
  '/api/my/info',
  '/login',
  '/no-such-page',
  ...[1, 2, 3, 4, 5, 6].flatMap((dialect) =>
    [1, 3, 6, 13].map(
      (mod) => `/lesson?step_no=1&semester_no=1&dialect_id=${dialect}&type_no=1&no=1&mod_no=${mod}`,
    ),
  ),
]

/**
 * Asks for all of them in turn, a third of the time as somebody who is logged in.
 * @param pause milliseconds between two requests of the same asker
 * @returns how many answers came, and how many of them were failures of the server
 */
export async function mixedLoad(
  site: Site,
  {
    cookie,
    ms,
    askers = AT_ONCE,
    pause = 0,
  }: { cookie: string; ms: number; askers?: number; pause?: number },
): Promise<{ answers: number; failures: number }> {
  const until = Date.now() + ms
  let [answers, failures] = [0, 0]
  await Promise.all(
    Array.from({ length: askers }, async (_, own) => {
      for (let turn = own; Date.now() < until; turn += 7) {
        const headers = turn % 3 === 0 ? { Cookie: cookie } : {}
        const answer = await fetch(`${site.url}${PATHS[turn % PATHS.length]}`, { headers })
        await answer.arrayBuffer()
        answers++
        if (answer.status >= 500) failures++
        if (pause > 0) await sleep(pause)
      }
    }),
  )
  return { answers, failures }
}

/** Mixed load for a while, then how much memory server and database hold. */
export async function memoryRow(site: Site, cookie: string): Promise<Row> {
  const { answers, failures } = await mixedLoad(site, { cookie, ms: MIX_MS })
  if (failures > 0) throw new Error(`${failures} 個請求失敗`)
  const { mb, processes } = databaseMb(site.pid)
  const figures = `${answers} 個請求之後；其中資料庫 ${Math.round(mb)} MB（${processes} 個程序）`
  return atMost('負載後的記憶體，含資料庫', memoryMb(site.pid), 350, 'MB', figures)
}
