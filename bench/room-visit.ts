import { Client } from 'pg'
import { Phone } from './room-phone.ts'
import { type Site, socketOf } from './site.ts'
import { logIn } from './visitor.ts'

interface Opened {
  room_id: number
  code: string
  /** The question that is shown, as moves name it. */
  at: string
}

export async function withDatabase<T>(site: Site, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ host: await socketOf(site), user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/** A room of the demo's teacher at a wall, where nobody waits for her. */
export async function openedRoom(site: Site): Promise<Opened> {
  const cookie = await logIn(site.url, 'teacher', site.passwords.teacher ?? '')
  const moduleId = await withDatabase(site, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select m.id from modules m join module_versions v on v.id = m.published_version_id
       where v.type = 'slido_postit' and m.lesson_id is not null limit 1`,
    )
    return rows[0]?.id ?? 0
  })
  const token = await csrf(site.url, cookie)
  const answer = await fetch(`${site.url}/api/game_room/open`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token.value, Cookie: token.cookie },
    body: JSON.stringify({ module_id: moduleId }),
  })
  const { data }: { data: { room_id: number; code: string } } = await answer.json()
  const host = await Phone.open(
    site.url,
    cookie,
    { room: data.room_id, as: 'host' },
    { posts: [], states: [] },
  )
  await host.send({ do: 'room.rules', approve: false })
  await host.send({ do: 'room.show', module_id: moduleId, question: 0 })
  host.close()
  return { ...data, at: `m${moduleId}.q0` }
}

/** A token of a browser, and the cookie that it is bound to. */
async function csrf(url: string, cookie = ''): Promise<{ value: string; cookie: string }> {
  const answer = await fetch(`${url}/api/csrf`, { headers: { Cookie: cookie } })
  const { data }: { data: { token: string } } = await answer.json()
  const own = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { value: data.token, cookie: [cookie, ...own].filter(Boolean).join('; ') }
}

/** Comes in as a phone does. @returns its cookie; nothing where it was refused */
export async function comeIn(url: string, code: string): Promise<string | undefined> {
  const token = await csrf(url)
  const answer = await fetch(`${url}/api/game_room/join`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': token.value, Cookie: token.cookie },
    body: JSON.stringify({ code, way: 'village' }),
  })
  await answer.arrayBuffer()
  const [pupil] = answer.headers.getSetCookie()
  return answer.ok ? pupil?.split(';')[0] : undefined
}

/** Does something for each, so many at once. */
export async function each<T, R>(
  items: readonly T[],
  at: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = items.values()
  const work = async () => {
    for (const item of left) results.push(await run(item))
  }
  await Promise.all(Array.from({ length: at }, work))
  return results
}

export const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
