import { BINDING_MESSAGE } from '@hakka/contract/constants'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { userIdentities, users } from '../../db/tables/account.ts'
import { session, user } from '../../testing/builders.ts'
import { ORIGIN, oidcSite } from '../../testing/oidc-site.ts'

const site = oidcSite()

describe('binding', () => {
  test('the window binds the account, tells the page that opened it and nobody else', async () => {
    const someone = await user(site().server, { username: 'binder', password: 'right password' })
    const { own, link } = await site().loggedIn(someone)
    const end = await own.follow(await site().visit(own, 'three', await link('googleOauth')))
    expect(end.status).toBe(200)
    expect(end.text).toContain(`data-status="success" data-message="綁定成功" data-origin="${ORIGIN}"`)
    expect(end.text).toContain(BINDING_MESSAGE)
    const { userFields } = await site().ask(own, '/api/my/account/json')
    expect(userFields.googleOauth).toMatchObject({ linkAccount: 'yes', account: 'wang@school.test' })
    expect(userFields.eduCloud.linkAccount).not.toBe('yes')

    const again = site().browser()
    await site().logIn(again, 'three', '/login/google')
    expect(await site().whoIs(again)).toBe(someone.id)
  })

  test('an account that opens another one here is refused', async () => {
    const { own, link } = await site().loggedIn(await user(site().server))
    const end = await own.follow(await site().visit(own, 'three', await link('googleOauth')))
    expect(end.text).toContain('data-status="error"')
    expect(end.text).toContain('這個帳號已經綁定了另一個客語學堂帳號')
  })

  test('the page of the window stays joined to the one that opened it, and runs nothing but its own script', async () => {
    const { own, link } = await site().loggedIn(await user(site().server))
    const url = await site().visit(own, '', await link('eduCloud'))
    const { pathname, search } = new URL(url)
    const answer = await site().server.app.inject({
      url: pathname + search,
      headers: { cookie: own.cookie(), host: 'site.test' },
    })
    expect(answer.payload).toContain('你取消了登入')
    expect(answer.headers['cross-origin-opener-policy']).toBe('unsafe-none')
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*script-src 'sha256-[^']+'; /,
    )
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('cannot be started by another site, or with the token of another session', async () => {
    const someone = await user(site().server)
    const { own, link } = await site().loggedIn(someone)
    const { link: foreign } = await site().loggedIn(await user(site().server))
    const url = await link('eduCloud')
    const forged = await site().server.app.inject({
      url,
      headers: { cookie: own.cookie(), host: 'site.test', 'sec-fetch-site': 'cross-site' },
    })
    expect(forged.statusCode).toBe(403)
    for (const start of [await foreign('eduCloud'), '/login/edu?bind=made-up']) {
      const answer = await own.get(start)
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('請先登入，再綁定帳號')
    }
  })

  test('the way back binds only the session that asked', async () => {
    const { own, link } = await site().loggedIn(await user(site().server))
    const at = await site().visit(own, 'two', await link('googleOauth'))
    own.keep((await session(site().server, await user(site().server))).cookie)
    expect((await own.get(at)).text).toContain('請先登入，再綁定帳號')
    expect(await site().bound('google')).toHaveLength(1)
  })

  test('a second account of the same provider is refused', async () => {
    const someone = await user(site().server)
    const { own, link } = await site().loggedIn(someone)
    await own.follow(await site().visit(own, 'two', await link('googleOauth')))
    const end = await own.follow(await site().visit(own, 'one', await link('googleOauth')))
    expect(end.text).toContain('你已經綁定了同一種帳號，請先解除綁定')
  })

  test('is taken away again, but never the last way to log in', async () => {
    const someone = await user(site().server)
    const { own, link, post } = await site().loggedIn(someone)
    await site().server.services.db.delete(userIdentities).where(eq(userIdentities.provider, 'google'))
    await own.follow(await site().visit(own, 'one', await link('googleOauth')))
    const last = await post('/api/unbind', { provider: 'google' })
    expect(last.statusCode).toBe(422)
    expect(last.json().message).toContain('這是你唯一的登入方式')
    expect(await site().bound('google')).toHaveLength(1)

    const { db } = site().server.services
    const { hashPassword } = await import('../../domain/account/passwords.ts')
    await db
      .update(users)
      .set({ passwordHash: await hashPassword('x') })
      .where(eq(users.id, someone.id))
    const answer = await post('/api/unbind', { provider: 'google' })
    expect(answer.json()).toEqual({ message: '已解除綁定' })
    expect(await site().bound('google')).toHaveLength(0)
    expect((await post('/api/unbind', { provider: 'google' })).statusCode).toBe(422)
  })

  test('of two windows that unbind at once one leaves the last way alone', async () => {
    const someone = await user(site().server)
    const { db } = site().server.services
    const row = { userId: someone.id, linkedAt: new Date() }
    await db.insert(userIdentities).values([
      { ...row, provider: 'edu', issuer: 'https://a.test', subject: 'x' },
      { ...row, provider: 'google', issuer: 'https://b.test', subject: 'x' },
    ])
    const { post } = await site().loggedIn(someone)
    const answers = await Promise.all([
      post('/api/unbind', { provider: 'edu' }),
      post('/api/unbind', { provider: 'google' }),
    ])
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
  })
})
