import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import { type Site, socketOf } from './site.ts'

const TRIES = 100
const WARM = 10
/** Requests from one address: below what any of these calls allows in a minute. */
const PER_ADDRESS = 50
const PAUSE_MS = 20
const BAR_MS = 2

const OWNED = (n: number) => `bench-owned-${n}@school.example`
const FREE = (n: number) => `bench-free-${n}@school.example`
const CLAIMED = 'bench-claimed@school.example'
const NAME = 'bench-name'

/** Whether the time of an answer tells who has an account. */
export const loginRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { login: () => timesAlike(site) })

async function timesAlike(site: Site): Promise<Row[]> {
  const client = new Client({ host: await socketOf(site), user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    await addAccounts(client)
    const visitor = await openVisitor(site)
    const logIn = (username: string) => async () => {
      // Each is a first failure: after the fifth nobody would be asked for a password any more.
      await client.query('DELETE FROM login_failures')
      return visitor.post('/api/login', { username, password: 'wrong' }, 422)
    }
    const register = (address: (n: number) => string) => (n: number) => {
      const password = 'tung-blossom-89'
      const form = { email: address(n), password, password_confirmation: password, name: '林小梅' }
      return visitor.post('/api/register', { ...form, role_id: 8, agreement: true }, 200)
    }
    const reset = (address: (n: number) => string) => (n: number) =>
      visitor.post('/api/password/email', { email: address(n) }, 200)
    return [
      await spreadOf('登入失敗：電子郵件', {
        有帳號: logIn(OWNED(0)),
        沒有帳號: logIn(FREE(0)),
        還沒確認: logIn(CLAIMED),
      }),
      await spreadOf('登入失敗：帳號名稱', { 有帳號: logIn(NAME), 沒有帳號: logIn('bench-nobody') }),
      await spreadOf('忘記密碼', { 有帳號: reset(OWNED), 沒有帳號: reset(FREE) }),
      await spreadOf('註冊', { 有帳號: register(OWNED), 沒有帳號: register(FREE) }),
    ]
  } finally {
    await client.query("DELETE FROM users WHERE username LIKE 'bench-%'")
    await client.end()
  }
}

/** The medians of a hundred tries of each kind, taken in turn, and how far they are apart. */
async function spreadOf(name: string, kinds: Record<string, (n: number) => Promise<number>>): Promise<Row> {
  const times = new Map<string, number[]>()
  for (let n = 0; n < TRIES + WARM; n++) {
    // In another order each time: what one leaves behind falls on all of them.
    for (const [at, kind] of Object.keys(kinds).entries()) {
      const names = Object.keys(kinds)
      const own = names[(at + n) % names.length] ?? kind
      const ms = await kinds[own]?.(n)
      if (ms !== undefined && n >= WARM) times.set(own, [...(times.get(own) ?? []), ms])
      await sleep(PAUSE_MS)
    }
  }
  const medians = [...times].map(([kind, own]) => [kind, median(own)] as const)
  const all = medians.map(([, ms]) => ms)
  const figures = medians.map(([kind, ms]) => `${kind} ${ms.toFixed(1)}`).join('、')
  const label = `${name}的回答時間，各類之間的差（${TRIES} 次的中位數）`
  return atMost(label, Math.max(...all) - Math.min(...all), BAR_MS, '毫秒', `${figures} 毫秒`)
}

async function addAccounts(client: Client): Promise<void> {
  const add = (username: string, email: string | null, confirmed: boolean) =>
    client.query(
      `INSERT INTO users (username, name, email, email_verified_at, password_hash)
       SELECT $1, '量測', $2, CASE WHEN $3 THEN now() END, password_hash FROM users WHERE username = 'student'`,
      [username, email, confirmed],
    )
  for (let n = 0; n < TRIES + WARM; n++) await add(OWNED(n), OWNED(n), true)
  await add(CLAIMED, CLAIMED, false)
  await add(NAME, null, false)
}

/** A visitor with a form's token, who comes from another address now and then. */
async function openVisitor({ url }: Site) {
  const given = await fetch(`${url}/api/csrf`)
  const { data }: { data: { token: string } } = await given.json()
  const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  let sent = 0
  let agent = new Agent()
  return {
    /** @returns milliseconds until the whole answer is there */
    async post(path: string, body: object, expected: number): Promise<number> {
      if (sent % PER_ADDRESS === 0) {
        agent.destroy()
        const localAddress = `127.1.${Math.floor(sent / PER_ADDRESS)}.1`
        agent = new Agent({ keepAlive: true, localAddress })
      }
      sent += 1
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': data.token, Cookie: cookie }
      const began = performance.now()
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const asked = request(url + path, { method: 'POST', headers, agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode))
        })
        asked.on('error', reject).end(JSON.stringify(body))
      })
      if (status !== expected) throw new Error(`${path} 回 ${status}`)
      return performance.now() - began
    },
  }
}
