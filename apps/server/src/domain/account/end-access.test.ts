import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { classMembers } from '../../db/tables/school-class.ts'
import { session, user } from '../../testing/builders.ts'
import { person, schoolClass, teacherOf } from '../../testing/classes.ts'
import { tokenFor } from '../../testing/outbox.ts'
import { testServer } from '../../testing/server.ts'
import { appointAdministrator } from '../administrators/appoint.ts'
import { createApiToken } from './api-tokens.ts'
import { bindIdentity } from './identities.ts'
import { newMailToken } from './mail-tokens.ts'

const server = testServer()
const OLD = 'the old password'
const NEW = 'tung-blossom-89'

let made = 0
const freshAddress = () => `ends-${++made}@school.example`

type Owner = Awaited<ReturnType<typeof person>>
const owner = (options: Parameters<typeof user>[1] = {}): Promise<Owner> => {
  const email = freshAddress()
  return person(server(), { username: email, email, password: OLD, ...options })
}
const admin = () => person(server(), { roles: ['admin'] })

/** Every way in that is open: a login elsewhere, a program's token, a link of each kind. */
async function waysInto({ id, email }: { id: number; email: string | null }) {
  const { db, now } = server().services
  const elsewhere = await session(server(), { id })
  const { token: bearer } = await createApiToken(db, { userId: id, label: '課表程式' })
  const link = (purpose: 'reset' | 'verify', to: string) =>
    newMailToken(db, { userId: id, purpose, email: to, now: now() })
  const address = email ?? freshAddress()
  const [reset, verify] = [await link('reset', address), await link('verify', freshAddress())]
  const post = async (url: string, payload: object) => {
    const csrf = await session(server(), await user(server()))
    return (await server().app.inject({ method: 'POST', url, payload, headers: csrf })).statusCode
  }
  return async () => ({
    login: (await server().app.inject({ url: '/api/my/id', headers: elsewhere })).json().data.id,
    program: (
      await server().app.inject({ url: '/api/my/id', headers: { authorization: `Bearer ${bearer}` } })
    ).statusCode,
    verify: await post('/api/email/verify', { token: verify }),
    reset: await post('/api/password/reset', {
      token: reset,
      email: address,
      password: NEW,
      password_confirmation: NEW,
    }),
  })
}

const SHUT = { login: null, program: 401, verify: 422, reset: 422 }
const isLoggedIn = async (own: Owner) => (await own.ask('GET /api/my/id')).body.data.id === own.id

/** Changes that the owner makes: the login by which that is done goes on. */
const BY_OWNER: Record<string, (own: Owner) => Promise<unknown>> = {
  'a password, in the settings': (own) =>
    own.ask('PUT /api/my/password', { old_password: OLD, password: NEW, password_confirmation: NEW }),
  'another address': async (own) => {
    const email = freshAddress()
    await own.ask('PUT /api/my/email', { email, password: OLD })
    return own.ask('POST /api/email/verify', { token: await tokenFor(server(), email) })
  },
  'a way to log in that was taken away': async (own) => {
    const claims = { issuer: 'https://id.example', subject: `s-${own.id}` }
    await bindIdentity(server().services.db, {
      userId: own.id,
      provider: 'google',
      claims,
      now: server().services.now(),
    })
    return own.ask('POST /api/unbind', { provider: 'google' })
  },
}

test.each(Object.entries(BY_OWNER))(
  '%s ends every other way in, and no login but others',
  async (_, change) => {
    const own = await owner()
    const ways = await waysInto(own)
    expect(await change(own)).toMatchObject({ status: 200 })
    expect(await ways()).toEqual(SHUT)
    expect(await isLoggedIn(own)).toBe(true)
  },
)

/** Changes that others make, or whoever opens a link: every login is ended. */
const BY_OTHERS: Record<string, (own: Owner) => Promise<unknown>> = {
  'a password, by a link': async (own) => {
    const { db, now } = server().services
    const email = own.email ?? ''
    const token = await newMailToken(db, { userId: own.id, purpose: 'reset', email, now: now() })
    return (await person(server())).ask('POST /api/password/reset', {
      token,
      email,
      password: NEW,
      password_confirmation: NEW,
    })
  },
  'a role of staff': async (own) =>
    (await admin()).ask(`PUT /api/admin/users/${own.id}/roles`, { roles: ['support'] }),
  'an account that is shut': async (own) =>
    (await admin()).ask(`PUT /api/admin/users/${own.id}/lock`, { locked: true }),
  'an account that is shut and opened again': async (own) => {
    const by = await admin()
    await by.ask(`PUT /api/admin/users/${own.id}/lock`, { locked: true })
    return by.ask(`PUT /api/admin/users/${own.id}/lock`, { locked: false })
  },
  'an administrator made by the host': async (own) => {
    await appointAdministrator(server().services, own.email ?? '')
    return { status: 200 }
  },
}

test.each(Object.entries(BY_OTHERS))('%s ends every way in', async (_, change) => {
  const own = await owner()
  const ways = await waysInto(own)
  expect(await change(own)).toMatchObject({ status: 200 })
  expect(await ways()).toEqual(SHUT)
  expect(await isLoggedIn(own)).toBe(false)
})

test('a new PIN ends every way into a class account', async () => {
  const teacher = await teacherOf(server())
  const row = await schoolClass(server(), [teacher])
  const [card] = (
    await teacher.ask('POST /api/my/teaching-class/account/create', {
      class_id: row.id,
      students: [{ name: '江宜臻' }],
    })
  ).body.data.cards
  expect(card).toBeDefined()
  const { db } = server().services
  const [member] = await db.select().from(classMembers).where(eq(classMembers.classId, row.id))
  if (!member) throw new Error('the pupil is not in the class')
  const ways = await waysInto({ id: member.userId, email: null })
  const answer = await teacher.ask('POST /api/my/teaching-class/account/pin', {
    class_id: row.id,
    member_ids: [member.id],
  })
  expect(answer.status).toBe(200)
  expect(await ways()).toEqual(SHUT)
})

test('the first address of an account ends nothing: it was opened where its owner reads mail', async () => {
  const own = await person(server(), { username: 'ends-class-01', password: OLD })
  const elsewhere = await session(server(), own)
  const email = freshAddress()
  await own.ask('PUT /api/my/email', { email, password: OLD })
  expect((await own.ask('POST /api/email/verify', { token: await tokenFor(server(), email) })).status).toBe(
    200,
  )
  const answer = await server().app.inject({ url: '/api/my/id', headers: elsewhere })
  expect(answer.json().data.id).toBe(own.id)
})
