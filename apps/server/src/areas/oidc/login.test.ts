import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../../db/tables/account.ts'
import { TestBrowser } from '../../testing/browser.ts'
import { user } from '../../testing/builders.ts'
import { ORIGIN, oidcSite } from '../../testing/oidc-site.ts'
import { openTestServer } from '../../testing/server.ts'

const site = oidcSite()

describe('login by another account', () => {
  test('somebody new says who they are and agrees, is logged in, and the next time at once', async () => {
    const own = site().browser()
    expect((await site().logIn(own, 'two', '/login/edu?next=%2Flesson%2Fmenu')).at).toBe(
      `${ORIGIN}/register/finish`,
    )
    expect((await site().ask(own, '/api/login/joining')).data).toEqual({
      provider: 'edu',
      provider_name: '教育雲端帳號',
      name: '陳同學',
      email: 'chen@school.test',
      email_verified: true,
      is_teacher: false,
      has_account: false,
    })
    const refused = await site().finish(own, { name: '陳小華', role_id: '5', agreement: '' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ agreement: ['請先閱讀並同意服務條款與隱私權政策'] })

    const answer = await site().finish(own, { name: '陳小華', role_id: '5' })
    expect(answer.json().data.next).toBe('/lesson/menu')
    const { id } = answer.json().data
    expect(await site().whoIs(own)).toBe(id)
    const [row] = await site().server.services.db.select().from(users).where(eq(users.id, id))
    expect(row).toMatchObject({
      username: 'chen@school.test',
      name: '陳小華',
      email: 'chen@school.test',
      roleId: 5,
      isStudent: true,
      passwordHash: null,
    })
    expect(row?.emailVerifiedAt).not.toBeNull()

    const again = site().browser()
    expect((await site().logIn(again, 'two')).at).toBe(`${ORIGIN}/`)
    expect(await site().whoIs(again)).toBe(id)
  })

  test('a teacher by the claim of 教育雲 is confirmed; one by word only is pending', async () => {
    const own = site().browser()
    await site().logIn(own, 'one')
    const { id } = (await site().finish(own, { name: '林老師', role_id: 4 })).json().data
    const [teacher] = await site().server.services.db.select().from(users).where(eq(users.id, id))
    expect(teacher).toMatchObject({ roleId: 4 })
    expect(teacher?.teacherConfirmedAt).not.toBeNull()

    const other = site().browser()
    await site().logIn(other, 'three')
    const pending = (await site().finish(other, { name: '王老師', role_id: 4 })).json().data
    const [row] = await site().server.services.db.select().from(users).where(eq(users.id, pending.id))
    expect(row).toMatchObject({ roleId: 4, teacherConfirmedAt: null, emailVerifiedAt: null })
    expect((await site().ask(other, '/api/my/account/json')).userFields.roleName).toBe('教師（待確認）')
  })

  test('a role that nobody may register as is refused', async () => {
    const own = site().browser()
    await site().logIn(own, 'two', '/login/google')
    for (const role_id of [1, 2, 3, 6]) {
      const answer = await site().finish(own, { name: '誰', role_id })
      expect(answer.json().errors).toEqual({ role_id: ['請選擇身分'] })
    }
  })

  test('the same subject at another issuer is somebody else', async () => {
    const [teacher] = await site().bound('edu')
    const own = site().browser()
    expect((await site().logIn(own, teacher?.subject ?? '', '/login/google')).at).toBe(
      `${ORIGIN}/register/finish`,
    )
    expect(await site().whoIs(own)).toBeNull()
  })

  test.each(['verified', 'not verified'])(
    'an address (%s) that an account has opens nothing and is not taken over',
    async (kind) => {
      const [account, email] =
        kind === 'verified' ? ['two', 'chen@school.test'] : ['three', 'wang@school.test']
      const { db } = site().server.services
      const known = await db.select().from(users).where(eq(users.email, email))
      const before = known[0] ?? (await user(site().server, { username: email }))
      const own = site().browser()
      await site().logIn(own, account, '/login/google')
      expect(await site().whoIs(own)).toBeNull()
      // Only to whom the provider has confirmed the address is it said that it is known.
      expect((await site().ask(own, '/api/login/joining')).data.has_account).toBe(kind === 'verified')
      const { id } = (await site().finish(own, { name: '別人', role_id: 8 })).json().data
      expect(id).not.toBe(before.id)
      const [row] = await db.select().from(users).where(eq(users.id, id))
      expect(row?.email).toBeNull()
      expect(row?.username).toMatch(kind === 'verified' ? /^google-\d{9}$/ : /^wang@school\.test 2$/)
    },
  )
})

describe('the way back', () => {
  const refused = async (own: TestBrowser, at: string, result: string) => {
    const end = await own.get(at)
    expect(end.status).toBe(302)
    expect(new URL(end.location ?? '').pathname).toBe('/login')
    expect(new URL(end.location ?? '').searchParams.get('result')).toBe(result)
    expect(await site().whoIs(own)).toBeNull()
  }

  test('with another state, or none, is refused', async () => {
    const own = site().browser()
    const at = new URL(await site().visit(own, 'two'))
    at.searchParams.set('state', 'somebody-else-s')
    await refused(own, at.href, 'expired')
    // The state of another browser is no better.
    const right = new URL(await site().visit(site().browser(), 'two'))
    await refused(own, right.href, 'expired')
  })

  test('in a browser that did not begin is refused', async () => {
    await refused(site().browser(), await site().visit(site().browser(), 'two'), 'expired')
  })

  test('with an ID token for another nonce is refused', async () => {
    const own = site().browser()
    const at = await site().visit(own, 'two', '/login/edu', (url) =>
      url.replace(/nonce=[^&]+/, 'nonce=another-one'),
    )
    await refused(own, at, 'refused')
  })

  test('with a code for another PKCE verifier is refused', async () => {
    const own = site().browser()
    const other = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
    const at = await site().visit(own, 'two', '/login/edu', (url) =>
      url.replace(/code_challenge=[^&]+/, `code_challenge=${other}`),
    )
    await refused(own, at, 'refused')
  })

  test('a second time with the same code is refused', async () => {
    const own = site().browser()
    const at = await site().visit(own, 'two')
    const kept = own
      .cookie()
      .split('; ')
      .find((pair) => pair.startsWith('hakka_visit-'))
    await own.get(at)
    const thief = site().browser()
    thief.keep(kept ?? '')
    await refused(thief, at, 'refused')
  })

  test('begun in two tabs, each comes back to what it began', async () => {
    const [known] = await site().bound('edu')
    const own = site().browser()
    const first = await site().visit(own, known?.subject ?? '', '/login/edu?next=%2Fdownload')
    const second = await site().visit(own, known?.subject ?? '', '/login/edu?next=%2Fnews')
    for (const [at, next] of [
      [second, '/news'],
      [first, '/download'],
    ] as const) {
      expect(await own.get(at)).toMatchObject({ status: 302, location: expect.stringMatching(`${next}$`) })
      expect(await site().whoIs(own)).toBe(known?.userId)
    }
    // Used up, each by itself.
    expect(own.cookie()).not.toContain('hakka_visit')
  })

  test('begun in one tab more than are kept, the oldest alone is lost', async () => {
    const own = site().browser()
    const tabs: string[] = []
    for (let tab = 0; tab < 5; tab++) tabs.push(await site().visit(own, 'two'))
    const [oldest = '', ...others] = tabs
    await refused(own, oldest, 'expired')
    for (const at of others) expect((await own.get(at)).location).not.toContain('result=')
    expect(own.cookie()).not.toContain('hakka_visit')
  })

  test('begun in more tabs than anybody has open leaves no more cookies than a few', async () => {
    const own = site().browser()
    for (let tab = 0; tab < 20; tab++) await own.get('/login/edu')
    expect(own.cookie().match(/hakka_visit-/g)?.length).toBeLessThanOrEqual(4)
  })

  test('after more than ten minutes is refused', async () => {
    const own = site().browser()
    const at = await site().visit(own, 'two')
    site().server.setNow(new Date(Date.now() + 11 * 60_000))
    await refused(own, at, 'expired')
    site().server.setNow(new Date())
  })

  test('after 取消 says so', async () => {
    const own = site().browser()
    await refused(own, await site().visit(own, ''), 'cancelled')
  })

  test.each([
    '?',
    '?state=x',
    '?code=x&state=y&iss=z',
    '?error=%00',
    '?code[]=1&code[]=2',
    '?state=a&state=b',
  ])('with %j is no error of ours', async (query) => {
    const own = site().browser()
    await own.get('/login/edu')
    const end = await own.get(`/login/edu/callback${query}`)
    expect(end.status).toBe(302)
  })
})

describe('a provider', () => {
  test('that is not configured says so, and that is away is a sentence', async () => {
    const away = await openTestServer({
      env: { ORIGIN, OIDC_EDU_ISSUER: 'http://127.0.0.1:9', OIDC_EDU_CLIENT_ID: 'x' },
    })
    try {
      const own = new TestBrowser(away, ORIGIN)
      const results = []
      for (const provider of ['edu', 'google']) {
        const { location = '' } = await own.get(`/login/${provider}?next=%2Fterms`)
        results.push(location)
      }
      expect(results).toEqual([
        `${ORIGIN}/login?result=unavailable&next=%2Fterms`,
        `${ORIGIN}/login?result=closed&next=%2Fterms`,
      ])
    } finally {
      await away.close()
    }
  })

  test('leads on to an address with Chinese in it, also when it does not come about', async () => {
    const own = site().browser()
    const next = encodeURIComponent('/dictionary/弓蕉')
    expect((await own.get(`/login/google?next=${next}`)).location).toMatch(/^https?:/)
    const closed = await own.get(`/login/edu/callback?state=none&next=${next}`)
    expect(closed.status).toBe(302)
    const end = await own.follow(await site().visit(own, 'one', `/login/edu?next=${next}`), /弓蕉|%E5%BC%93/)
    expect(end.at).toBe(`${ORIGIN}/dictionary/%E5%BC%93%E8%95%89`)
  })

  test.each(['//evil.test', 'https://evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'does not lead on to %s',
    async (next) => {
      const own = site().browser()
      const end = await own.follow(
        await site().visit(own, 'one', `/login/edu?next=${encodeURIComponent(next)}`),
        /^http:\/\/site\.test\/$/,
      )
      expect(end.at).toBe(`${ORIGIN}/`)
    },
  )
})
