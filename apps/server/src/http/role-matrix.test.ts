import { type CallName, calls } from '@hakka/contract/calls'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { routes } from '../app.ts'
import { sessions, userRoles, users } from '../db/tables/account.ts'
import { feedback } from '../db/tables/feedback.ts'
import { keptRecordings } from '../db/tables/self-study.ts'
import { session, visitor } from '../testing/builders.ts'
import { CALLERS, type Caller } from '../testing/callers.ts'
import { testServer } from '../testing/server.ts'
import { MAY } from '../testing/who-may.ts'
import { WHOSE } from '../testing/whose.ts'

/** Input for calls that look at it before they say who may go on. */
const INPUT: { [N in CallName]?: Record<string, unknown> } = {
  'POST /api/register': {
    email: 'somebody@school.example',
    password: 'mountain-song-in-miaoli',
    password_confirmation: 'mountain-song-in-miaoli',
    name: '某人',
    role_id: 8,
    agreement: true,
  },
}

const server = testServer()
const names = Object.keys(calls).filter((name): name is CallName => name in calls)

/** Headers of each caller's browser. */
const headers = new Map<string, Record<string, string>>()

/** The accounts of those who have one. */
const accounts = new Map<string, { id: number }>()

async function headersOf({ letter, name, roleId, roles = [], confirmed = false }: Caller) {
  const { db, now } = server().services
  if (roleId === undefined) return visitor(server())
  const teacherConfirmedAt = confirmed ? now() : null
  // What staff roles need to be in force; nobody else gains anything by it.
  const staff = { email: `${name}@caller.example`, emailVerifiedAt: now(), hasStaffPassword: true }
  const [row] = await db
    .insert(users)
    .values({ username: name, name, roleId, isStudent: roleId === 5, teacherConfirmedAt, ...staff })
    .returning({ id: users.id })
  if (!row) throw new Error('the new user was not returned')
  accounts.set(letter, row)
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })))
  return session(server(), row)
}

beforeAll(async () => {
  for (const caller of CALLERS) headers.set(caller.letter, await headersOf(caller))
})

const asMethod = (text: string) => (['POST', 'PUT', 'DELETE'] as const).find((own) => own === text) ?? 'GET'

/** 401 and 403 by their code; whatever else came of the call, its caller was let in. */
async function gateOf(name: CallName, letter: string): Promise<'in' | 'login_required' | 'forbidden'> {
  const [method = '', path = ''] = name.split(' ')
  const body = INPUT[name]
  const answer = await server().app.inject({
    method: asMethod(method),
    // A row that nobody has: nothing that is allowed here may change who is allowed next.
    url: path.replace(/\{\w+\}/g, '2000000000'),
    headers: headers.get(letter) ?? {},
    ...(body ? { payload: body } : {}),
  })
  if (answer.statusCode === 401) return 'login_required'
  if (answer.statusCode !== 403) return 'in'
  expect(answer.json().code, `${name} for ${letter}`).toBe('forbidden')
  return 'forbidden'
}

describe('every call, for every kind of caller', () => {
  test('the table names each call once', () => {
    expect(Object.keys(MAY).sort()).toEqual([...names].sort())
  })

  // Logging out ends the session that the other calls are tried with: it comes last.
  const ordered = [...names].sort(
    (a, b) => Number(a === 'POST /api/logout') - Number(b === 'POST /api/logout'),
  )

  test.each(ordered)('%s', async (name) => {
    const expected = CALLERS.map(({ letter, name: who }) => [
      who,
      MAY[name].includes(letter) ? 'in' : letter === 'v' ? 'login_required' : 'forbidden',
    ])
    const found: string[][] = []
    for (const { letter, name: who } of CALLERS) found.push([who, await gateOf(name, letter)])
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected))
  })
})

describe('whose row it is', () => {
  // Every caller has logged out above.
  beforeAll(async () => {
    for (const [letter, account] of accounts) headers.set(letter, await session(server(), account))
  })

  test('every call that names a row in its path says so, and those that ask for an owner declare it', () => {
    const naming = names.filter((name) => name.includes('{'))
    expect(Object.keys(WHOSE)).toEqual(expect.arrayContaining(naming))
    const declared = routes.filter(({ resource }) => resource).map(({ name }) => name)
    expect(declared.sort()).toEqual(names.filter((name) => WHOSE[name] === 'own').sort())
  })

  const ask = async (method: 'GET' | 'DELETE', url: string, letter: string) => {
    const answer = await server().app.inject({ method, url, headers: headers.get(letter) ?? {} })
    return answer.statusCode === 404 ? answer.json() : answer.statusCode
  }

  test.each(CALLERS.filter(({ roleId }) => roleId !== undefined))(
    '$name ends a device of their own; of another and of none they hear the same',
    async ({ letter }) => {
      const { db } = server().services
      const logIn = async (id: number) => {
        const at = new Date()
        const times = { createdAt: at, lastSeenAt: at, expiresAt: new Date(at.getTime() + 60_000) }
        const secretHash = `${letter} of ${id}`
        const [row] = await db
          .insert(sessions)
          .values({ userId: id, secretHash, remember: false, ...times })
          .returning()
        return row?.id ?? 0
      }
      const other = CALLERS.find((caller) => caller.roleId !== undefined && caller.letter !== letter)
      const own = await logIn(accounts.get(letter)?.id ?? 0)
      const foreign = await logIn(accounts.get(other?.letter ?? '')?.id ?? 0)
      const end = (id: number) => ask('DELETE', `/api/my/sessions/${id}`, letter)
      const none = await end(2_000_000_000)
      expect(none).toMatchObject({ code: 'not_found' })
      expect(await end(foreign)).toEqual(none)
      expect(await db.$count(sessions, eq(sessions.id, foreign))).toBe(1)
      expect(await end(own)).toBe(200)
    },
  )

  test.each(CALLERS.filter(({ roleId }) => roleId !== undefined))(
    '$name deletes a recording of their own; of another and of none they hear the same',
    async ({ letter }) => {
      const { db } = server().services
      const keep = async (userId: number) => {
        const row = { userId, title: '這係麼个？', key: `${letter}-of-${userId}.wav`, size: 1 }
        const [kept] = await db.insert(keptRecordings).values(row).returning()
        return kept?.id ?? 0
      }
      const other = CALLERS.find((caller) => caller.roleId !== undefined && caller.letter !== letter)
      const own = await keep(accounts.get(letter)?.id ?? 0)
      const foreign = await keep(accounts.get(other?.letter ?? '')?.id ?? 0)
      const remove = (id: number) => ask('DELETE', `/api/my/recordings/${id}`, letter)
      const none = await remove(2_000_000_000)
      expect(none).toMatchObject({ code: 'not_found' })
      expect(await remove(foreign)).toEqual(none)
      expect(await ask('GET', `/api/my/recordings/${foreign}/sound`, letter)).toEqual(none)
      expect(await remove(own)).toBe(200)
      expect(await db.$count(keptRecordings, eq(keptRecordings.id, foreign))).toBe(1)
    },
  )

  test.each(CALLERS)(
    '$name reads a report that is public; a deleted one only who handles them',
    async ({ letter }) => {
      const report = { email: 'a@b.example', url: '/lesson', content: '字錯了', category: 3 }
      const rows = await server()
        .services.db.insert(feedback)
        .values([
          { ...report, code: `${letter}-1` },
          { ...report, code: `${letter}-2`, status: 3 },
        ])
        .returning()
      const read = (id: number | undefined) => ask('GET', `/api/feedback/${id}`, letter)
      const none = await read(2_000_000_000)
      expect(none).toMatchObject({ code: 'not_found' })
      expect(await read(rows[0]?.id)).toBe(200)
      expect(await read(rows[1]?.id)).toEqual('fA'.includes(letter) ? 200 : none)
    },
  )
})
