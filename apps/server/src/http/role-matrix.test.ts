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

const ALL = 'v857pt lsacnefu A'
const LOGGED_IN = '857pt lsacnefu A'

/**
 * Who may call what, by the letters above. Written by hand out of the specification and the table of roles, and
 * never out of the policies: this is what they are held against.
 */
const MAY: Record<CallName, string> = {
  'GET /api/admin/assessments': 's A',
  'GET /api/admin/audit': 'A',
  'GET /api/admin/downloads': 'c A',
  'GET /api/admin/module_types': 'l A',
  'GET /api/admin/module_types/{id}': 'l A',
  'GET /api/admin/jobs': 'A',
  'GET /api/admin/news': 'n A',
  'GET /api/admin/outbox': 'A',
  'GET /api/admin/outbox/{id}': 'A',
  'POST /api/admin/jobs/{name}/{id}/retry': 'A',
  'POST /api/admin/outbox/{id}/resend': 'A',
  'GET /api/admin/self_study/import/{id}': 's A',
  'GET /api/admin/self_study/{type}': 'sa A',
  'GET /api/admin/self_study/{type}/revision': 'sa A',
  'GET /api/admin/self_study/{type}/revisions': 'sa A',
  'GET /api/admin/self_study/{type}/table': 's A',
  'POST /api/admin/self_study/import/{id}': 's A',
  'POST /api/admin/self_study/{type}/import': 's A',
  'POST /api/admin/self_study/{type}/revert': 'sa A',
  'POST /api/self_study/listening/dialog': 'sa A',
  'POST /api/classroom_term/term': 's A',
  'POST /api/self_study/speaking/sentence': 'sa A',
  'GET /api/admin/side_menu': LOGGED_IN,
  'GET /api/admin/version': LOGGED_IN,
  'GET /api/admin/users': 'u A',
  'GET /api/admin/users/{id}': 'u A',
  'PUT /api/admin/users/{id}/lock': 'A',
  'PUT /api/admin/users/{id}/roles': 'A',
  'PUT /api/admin/users/{id}/teacher': 'u A',
  'POST /api/ai_judge': ALL,
  'GET /api/assessment/index': ALL,
  'POST /api/assessment/restore': 's A',
  'POST /api/assessment/revert': 's A',
  'GET /api/assessment/revision': 's A',
  'GET /api/assessment/revisions': 's A',
  'POST /api/assessment/upload': 's A',
  'DELETE /api/assessment/{id}': 's A',
  'POST /api/audio/upload': 'lsacne A',
  'GET /api/csrf': ALL,
  'GET /api/dictionary/categories': ALL,
  'GET /api/dictionary/list': ALL,
  'GET /api/dictionary/quotes': ALL,
  'GET /api/dictionary/sound': ALL,
  'GET /api/dictionary/word': ALL,
  'POST /api/dictionary/get-word-detail-data': ALL,
  'GET /api/download/categories': ALL,
  'GET /api/download/category': ALL,
  'GET /api/download/category/edit': 'c A',
  'POST /api/download/category/update': 'c A',
  'GET /api/download/edit': 'c A',
  'POST /api/download/order': 'c A',
  'POST /api/download/restore': 'c A',
  'POST /api/download/revert': 'c A',
  'GET /api/download/revision': 'c A',
  'GET /api/download/revisions': 'c A',
  'POST /api/download/store': 'c A',
  'POST /api/download/update': 'c A',
  'DELETE /api/download/{id}': 'c A',
  'GET /api/email': LOGGED_IN,
  'POST /api/email/resend': LOGGED_IN,
  'POST /api/email/verify': ALL,
  'GET /api/faq': ALL,
  'GET /api/faq/edit': 'c A',
  'POST /api/faq/preview': 'c A',
  'POST /api/faq/revert': 'c A',
  'GET /api/faq/removed': 'c A',
  'GET /api/faq/revision': 'c A',
  'GET /api/faq/revisions': 'c A',
  'POST /api/faq/update': 'c A',
  'GET /api/feedback': ALL,
  'GET /api/feedback/export': 'f A',
  'GET /api/feedback/{id}': ALL,
  'GET /api/feedback/{id}/screenshot/{no}': 'f A',
  'POST /api/feedback': ALL,
  'PUT /api/feedback/{id}': 'f A',
  'POST /api/file/upload': 'lsacne A',
  'POST /api/game_room/create_game_room_by_module': 't',
  'GET /api/guide': ALL,
  'GET /api/guide/edit': 'c A',
  'POST /api/guide/preview': 'c A',
  'POST /api/guide/revert': 'c A',
  'GET /api/guide/removed': 'c A',
  'GET /api/guide/revision': 'c A',
  'GET /api/guide/revisions': 'c A',
  'POST /api/guide/update': 'c A',
  'GET /api/classroom_term/categories': ALL,
  'GET /api/classroom_term/menu': ALL,
  'GET /api/self_study/listening/categories': ALL,
  'GET /api/self_study/listening/category': ALL,
  'GET /api/self_study/listening/check': ALL,
  'GET /api/self_study/hub': ALL,
  'GET /api/self_study/menu': ALL,
  'GET /api/my/self_study': LOGGED_IN,
  'GET /api/my/study-goal': LOGGED_IN,
  'PUT /api/my/study-goal': LOGGED_IN,
  'GET /api/self_study/reading/book': ALL,
  'GET /api/self_study/reading/books': ALL,
  'GET /api/self_study/reading/search': ALL,
  'GET /api/self_study/speaking/category': ALL,
  'GET /api/self_study/writing/category': ALL,
  'POST /api/self_study/writing/create_composition': LOGGED_IN,
  'POST /api/self_study/writing/set': 's A',
  'GET /api/self_study/writing/get_compositions': LOGGED_IN,
  'DELETE /api/self_study/writing/composition/{id}': LOGGED_IN,
  'POST /api/self_study/reading/view': ALL,
  'GET /api/home': ALL,
  'GET /api/lesson': ALL,
  'GET /api/lesson/menu': ALL,
  'POST /api/login': ALL,
  'POST /api/login/join': ALL,
  'GET /api/login/joining': ALL,
  'POST /api/logout': ALL,
  'GET /api/my/account': LOGGED_IN,
  'PUT /api/my/account': LOGGED_IN,
  'DELETE /api/my/account': LOGGED_IN,
  'GET /api/my/account/json': LOGGED_IN,
  'GET /api/my/common': ALL,
  'PUT /api/my/email': LOGGED_IN,
  'GET /api/my/export': LOGGED_IN,
  'GET /api/my/id': ALL,
  'GET /api/my/info': ALL,
  'GET /api/my/attempts': LOGGED_IN,
  'GET /api/my/lesson-progress': LOGGED_IN,
  'POST /api/my/attempts': LOGGED_IN,
  'POST /api/verdict': 'l A',
  'PUT /api/my/password': LOGGED_IN,
  'GET /api/my/recordings': LOGGED_IN,
  'POST /api/my/recordings': LOGGED_IN,
  'GET /api/my/recordings/{id}/sound': LOGGED_IN,
  'DELETE /api/my/recordings/{id}': LOGGED_IN,
  'GET /api/my/sessions': LOGGED_IN,
  'DELETE /api/my/sessions': LOGGED_IN,
  'DELETE /api/my/sessions/{id}': LOGGED_IN,
  'GET /api/news/detail': ALL,
  'GET /api/news/edit': 'n A',
  'GET /api/news/list': ALL,
  'GET /api/news/menu': ALL,
  'POST /api/news/preview': 'n A',
  'POST /api/news/restore': 'n A',
  'POST /api/news/revert': 'n A',
  'GET /api/news/revision': 'n A',
  'GET /api/news/revisions': 'n A',
  'POST /api/news/store': 'n A',
  'POST /api/news/update': 'n A',
  'DELETE /api/news/{id}': 'n A',
  'GET /api/open/v1/lessons': ALL,
  'GET /api/open/v1/lessons/{id}': ALL,
  'GET /api/open/v1/words': ALL,
  'GET /api/open/v1/words/{id}': ALL,
  'POST /api/password/email': ALL,
  'GET /api/password/reset': ALL,
  'POST /api/password/reset': ALL,
  'POST /api/register': 'v',
  'GET /api/schools': ALL,
  'GET /api/pinyin/suggest': ALL,
  'GET /api/search': ALL,
  'POST /api/study_history/punch': LOGGED_IN,
  'POST /api/unbind': LOGGED_IN,
}

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

/**
 * Calls that name one row in their path: whose it must be. `everyone` whom the policy admits may name any; of the
 * others there is a row of one's own, of another's and none at all below.
 */
const WHOSE: { [N in CallName]?: 'everyone' | 'own' } = {
  'DELETE /api/assessment/{id}': 'everyone',
  'DELETE /api/download/{id}': 'everyone',
  'DELETE /api/my/recordings/{id}': 'own',
  'DELETE /api/my/sessions/{id}': 'own',
  'DELETE /api/news/{id}': 'everyone',
  'DELETE /api/self_study/writing/composition/{id}': 'own',
  'GET /api/admin/module_types/{id}': 'everyone',
  'GET /api/admin/outbox/{id}': 'everyone',
  'GET /api/admin/self_study/import/{id}': 'own',
  'GET /api/admin/self_study/{type}': 'everyone',
  'GET /api/admin/self_study/{type}/revision': 'everyone',
  'GET /api/admin/self_study/{type}/revisions': 'everyone',
  'GET /api/admin/self_study/{type}/table': 'everyone',
  'POST /api/admin/self_study/import/{id}': 'own',
  'POST /api/admin/self_study/{type}/import': 'everyone',
  'POST /api/admin/self_study/{type}/revert': 'everyone',
  'GET /api/admin/users/{id}': 'everyone',
  'GET /api/feedback/{id}': 'own',
  'GET /api/feedback/{id}/screenshot/{no}': 'everyone',
  'GET /api/my/recordings/{id}/sound': 'own',
  'GET /api/open/v1/lessons/{id}': 'everyone',
  'GET /api/open/v1/words/{id}': 'everyone',
  'POST /api/admin/jobs/{name}/{id}/retry': 'everyone',
  'POST /api/admin/outbox/{id}/resend': 'everyone',
  'PUT /api/admin/users/{id}/lock': 'everyone',
  'PUT /api/admin/users/{id}/roles': 'everyone',
  'PUT /api/admin/users/{id}/teacher': 'everyone',
  'PUT /api/feedback/{id}': 'everyone',
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

  test('every call that names a row says so, and those that ask for an owner declare it', () => {
    const naming = names.filter((name) => name.includes('{'))
    expect(Object.keys(WHOSE).sort()).toEqual([...naming].sort())
    const declared = routes.filter(({ resource }) => resource).map(({ name }) => name)
    expect(declared.sort()).toEqual(naming.filter((name) => WHOSE[name] === 'own').sort())
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
