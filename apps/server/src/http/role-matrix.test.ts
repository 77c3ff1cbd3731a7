import { type CallName, calls } from '@hakka/contract/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { userRoles, users } from '../db/tables/account.ts'
import { createSession } from '../domain/sessions.ts'
import { visitor } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { sessionCookieName } from './cookies.ts'
import { mintToken } from './csrf.ts'

interface Caller {
  letter: string
  name: string
  /** Of the register form; a visitor has none. */
  roleId?: number
  roles?: readonly string[]
  confirmed?: boolean
}

const staff = (letter: string, role: string): Caller => ({ letter, name: role, roleId: 8, roles: [role] })

const CALLERS: readonly Caller[] = [
  { letter: 'v', name: 'a visitor' },
  { letter: '8', name: 'role 8, the public', roleId: 8, roles: ['public'] },
  { letter: '5', name: 'role 5, a pupil', roleId: 5, roles: ['student'] },
  { letter: '7', name: 'role 7, a parent', roleId: 7, roles: ['parent'] },
  { letter: 'p', name: 'a teacher not confirmed yet', roleId: 4, roles: ['teacher'] },
  { letter: 't', name: 'a confirmed teacher', roleId: 4, roles: ['teacher'], confirmed: true },
  staff('l', 'lesson_editor'),
  staff('s', 'selfstudy_editor'),
  staff('a', 'audio_editor'),
  staff('c', 'content_editor'),
  staff('n', 'news_editor'),
  staff('e', 'event_manager'),
  staff('f', 'feedback_handler'),
  staff('u', 'support'),
  staff('A', 'admin'),
]

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
  'GET /api/admin/news': 'n A',
  'GET /api/admin/outbox': 'A',
  'GET /api/admin/outbox/{id}': 'A',
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
  'GET /api/my/lesson-progress': LOGGED_IN,
  'POST /api/my/lesson-progress': LOGGED_IN,
  'PUT /api/my/password': LOGGED_IN,
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
  'POST /api/game_room/create_game_room_by_module': {
    tmMid: 1,
    tmVid: 1,
    tmModuleNo: 1,
    tmModuleType: 'slido_word_cloud',
    gameRoomModuleID: 2,
  },
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

async function headersOf({ name, roleId, roles = [], confirmed = false }: Caller) {
  const { db, env, now } = server().services
  if (roleId === undefined) return visitor(server())
  const teacher = { isTeacher: confirmed, teacherConfirmedAt: confirmed ? now() : null }
  // What staff roles need to be in force; nobody else gains anything by it.
  const staff = { email: `${name}@caller.example`, emailVerifiedAt: now(), hasStaffPassword: true }
  const [row] = await db
    .insert(users)
    .values({ username: name, name, roleId, isStudent: roleId === 5, ...teacher, ...staff })
    .returning({ id: users.id })
  if (!row) throw new Error('the new user was not returned')
  await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })))
  const secret = await createSession(db, { userId: row.id, remember: false, now: now() })
  return {
    cookie: `${sessionCookieName(env)}=${secret}`,
    'x-csrf-token': mintToken(`session:${secret}`, server().services),
  }
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
