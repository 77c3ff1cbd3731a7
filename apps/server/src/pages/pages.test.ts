import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { calls } from '@hakka/contract/calls'
import { describe, expect, test, vi } from 'vitest'
import { session, setCookie, user, visitor } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import type { PageBundle, PageInput } from './bundle.ts'

let renders = 0

const html = (nonce: string, text: string) => `<!doctype html><html><head>
<script nonce="${nonce}">window.start = ${JSON.stringify(text)}</script><script src="/assets/a.js" nonce="${nonce}"></script>
</head><body><script>alert('slipped in')</script><p>${text}</p><p>${'字'.repeat(1000)}</p></body></html>`

const page = (body: string, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

const idAnswer = calls['GET /api/my/id'].answer
const tokenAnswer = calls['GET /api/csrf'].answer

const PUBLIC = { 'cache-control': 'public, max-age=60' }

const waiting: (() => void)[] = []

const STORED = {
  title: '消息',
  content: '<p>內容</p>',
  category_id: 3,
  publish_date: '2026-11-20',
}

/** Pages that do what real ones do, each at an address of its own. */
const PAGES: Record<string, (request: Request, input: PageInput) => Promise<Response>> = {
  '/twice': async (_request, { nonce, send }) => {
    const answers = await Promise.all([send('/api/my/id'), send('/api/my/info')])
    return page(html(nonce, answers.map(({ status }) => status).join(' ')))
  },
  '/': async (_request, { nonce, send }) => {
    const { data } = idAnswer.parse(await (await send('/api/my/id')).json())
    await send('/api/news/list')
    return page(html(nonce, `render ${++renders}, user ${data.id}`), PUBLIC)
  },
  '/slow': async (_request, { nonce }) => {
    const text = `render ${++renders}`
    await new Promise<void>((go) => waiting.push(go))
    return page(html(nonce, text), PUBLIC)
  },
  '/login': async (_request, { nonce, send }) => {
    const answer = await send('/api/csrf')
    const { data } = tokenAnswer.parse(await answer.json())
    const made = page(html(nonce, `<input name="_token" value="${data.token}">`), {
      'cache-control': 'no-store',
    })
    for (const line of answer.headers.getSetCookie()) made.headers.append('set-cookie', line)
    return made
  },
  '/careless': async (_request, { nonce, send }) => {
    const { data } = tokenAnswer.parse(await (await send('/api/csrf')).json())
    return page(html(nonce, data.token), PUBLIC)
  },
  '/leaky': async (_request, { nonce }) => page(html(nonce, `nonce ${nonce}`), PUBLIC),
  '/seen': async (request) => page(JSON.stringify(Object.fromEntries(request.headers))),
  '/away': async (request) =>
    new Response(null, {
      status: 302,
      headers: { location: new URL(request.url).searchParams.get('next') ?? '' },
    }),
  '/form': async (request) => {
    renders += 1
    return page(JSON.stringify([...(await request.formData())]))
  },
  '/last': async () => new Response('Unexpected Server Error', { status: 500 }),
  '/half': async (_request, { report }) => {
    report(new Error('half of the page broke'))
    return page('<p>半頁</p>', {}, 500)
  },
  '/broken': async () => Promise.reject(new Error('the page broke')),
}

const bundle: PageBundle = {
  pageParams: ['view_mode'],
  routeOf: (path) => ({
    pattern: path.replace(/^\/words\/[^/]+$/, '/words/:word'),
    takesForms: ['/login', '/form', '/broken'].includes(path),
    takesFiles: false,
  }),
  handle: async (request, input) => {
    const own = PAGES[new URL(request.url).pathname]
    return own ? own(request, input) : page(html(input.nonce, '找不到'), PUBLIC, 404)
  },
}

const server = testServer({ pages: async () => bundle })
const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })

describe('a page that is the same for every visitor', () => {
  test('comes twice byte for byte, without a nonce, a token or a cookie', async () => {
    const [first, second] = [await get('/'), await get('/')]
    expect(second.payload).toBe(first.payload)
    expect(first.payload).toContain('user null')
    expect(first.payload).not.toMatch(/nonce|_token/)
    expect(second.headers['set-cookie']).toBeUndefined()
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('its policy names its scripts by hash, and not the one that slipped in', async () => {
    const answer = await get('/')
    const policy = String(answer.headers['content-security-policy'])
    const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    const [, own = ''] = /<script>(window[^<]*)<\/script>/.exec(answer.payload) ?? []
    expect(policy).toContain(hashOf(own))
    expect(policy).not.toContain(hashOf("alert('slipped in')"))
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|nonce-/)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('no other site than that of the videos may be framed', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toMatch(/frame-src 'self' https:\/\/www\.youtube-nocookie\.com;/)
  })

  test('is rendered once for all who ask at the same time, in the encoding that each takes', async () => {
    const before = renders
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/?view_mode=1')))
    expect(renders).toBe(before + 1)
    const packed = await get('/?view_mode=1', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answers[0]?.payload)
  })

  test('is asked for again by browsers, and answered 304 while it is the same', async () => {
    const first = await get('/')
    expect(first.headers['cache-control']).toBe('no-cache')
    expect(first.headers.vary).toContain('Cookie')
    const again = await get('/', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    const weak = await get('/', { 'if-none-match': `"other", W/${first.headers.etag}` })
    expect(weak.statusCode).toBe(304)
    expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  test('has all the headers of any other answer, by GET and by HEAD, and its line in the log', async () => {
    const first = await get('/')
    const before = server().log.length
    const kept = await get('/')
    const head = await server().app.inject({ url: '/', method: 'HEAD' })
    expect(head.payload).toBe('')
    expect(head.headers['content-length']).toBe(kept.headers['content-length'])
    const api = await get('/api/my/id')
    for (const name of Object.keys(api.headers)) expect(Object.keys(kept.headers)).toContain(name)
    expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(server().log.slice(before)).toMatchObject([
      { method: 'GET', path: '/', status: 200, request_id: kept.headers['x-request-id'] },
      { method: 'HEAD', path: '/', status: 200, request_id: head.headers['x-request-id'] },
      { path: '/api/my/id' },
    ])
  })

  test('is rendered anew once an editor has saved something, and not for a learner’s call', async () => {
    const first = await get('/')
    const call = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>) =>
      server().app.inject({ method, url, headers, ...(method === 'POST' ? { payload: STORED } : {}) })
    await call('POST', '/api/study_history/punch', await session(server(), await user(server())))
    const editor = await session(server(), await user(server(), { roles: ['news_editor'] }))
    await call('GET', '/api/admin/news', editor)
    await call('POST', '/api/news/store', await session(server(), await user(server())))
    expect((await get('/')).payload).toBe(first.payload)
    expect((await call('POST', '/api/news/store', editor)).statusCode).toBe(200)
    expect((await get('/')).payload).not.toBe(first.payload)
  })

  test('that was being rendered while an editor saved is not kept', async () => {
    const editor = await session(server(), await user(server(), { roles: ['news_editor'] }))
    const slow = get('/slow')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await server().app.inject({ method: 'POST', url: '/api/news/store', headers: editor, payload: STORED })
    for (const go of waiting.splice(0)) go()
    const old = await slow
    const fresh = get('/slow')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    for (const go of waiting.splice(0)) go()
    expect((await fresh).payload).not.toBe(old.payload)
  })

  test('parameters that no page reads are rendered, and not kept', async () => {
    const [first, second] = [await get('/?utm_source=a'), await get('/?utm_source=a')]
    expect(first.payload).not.toBe(second.payload)
    expect((await get('/?dialect_id=2&no=1')).payload).toBe((await get('/?no=1&dialect_id=2')).payload)
  })

  test('is another one for whoever is logged in, with a nonce of its own', async () => {
    const someone = await user(server())
    const headers = await session(server(), someone)
    const [first, second] = [await get('/', headers), await get('/', headers)]
    expect(first.payload).toContain(`user ${someone.id}`)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const nonce = (answer: typeof first) => /<script nonce="([\w-]+)"/.exec(answer.payload)?.[1]
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce(first)}'`)
    expect(nonce(first)).not.toBe(nonce(second))
    expect((await get('/')).payload).toContain('user null')
  })
})

describe('pages that are never kept', () => {
  test('the login form has the token of its own visitor', async () => {
    const [first, second] = [await get('/login'), await get('/login')]
    expect(first.headers['cache-control']).toBe('no-store')
    expect(setCookie(first, 'hakka_visitor')).not.toBe(setCookie(second, 'hakka_visitor'))
    const token = /value="([^"]+)"/.exec(first.payload)?.[1] ?? ''
    const login = await server().app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { cookie: setCookie(first, 'hakka_visitor')?.split(';')[0] ?? '' },
      payload: { _token: token, username: 'x', password: 'y' },
    })
    expect(login.json().code).toBe('login_failed')
  })

  test('a page that asked for a token, even when it says that it is public', async () => {
    const known = await visitor(server())
    const [first, second] = [await get('/careless', { cookie: known.cookie }), await get('/careless')]
    expect(first.payload).not.toBe(second.payload)
    expect(first.headers['cache-control']).toBe('private, no-cache')
  })

  test('a page that holds its nonce in its text', async () => {
    expect((await get('/leaky')).payload).not.toBe((await get('/leaky')).payload)
  })
})

describe('what a page sees', () => {
  test('of a visitor nothing that differs between visitors', async () => {
    const seen = (await get('/seen', { cookie: 'theme=dark', 'user-agent': 'Mozilla', accept: '*/*' })).json()
    expect(seen).toEqual({ accept: '*/*' })
  })
})

describe('redirects', () => {
  test.each([
    ['/lesson?no=1', '/lesson?no=1'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/a\\..\\b', '/'],
  ])('to %s lead to %s', async (next, expected) => {
    const answer = await get(`/away?next=${encodeURIComponent(next)}`)
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(expected)
  })
})

describe('forms', () => {
  const post = (headers: Record<string, string>, payload = 'a=1') =>
    server().app.inject({
      method: 'POST',
      url: '/form',
      headers: { accept: 'text/html', ...headers },
      payload,
    })

  test('of another site are refused, as a page', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    const answer = await post({ ...type, origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.payload).toContain('頁面已過期')
    expect((await post({ ...type, host: 'school.test', origin: 'http://school.test' })).statusCode).toBe(200)
  })

  test('of more than 64 KB, or more fields than any form has, never reach the page', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const before = renders
    expect((await post(type, 'a'.repeat(64 * 1024 + 1))).statusCode).toBe(413)
    expect((await post(type, 'a=&'.repeat(500))).statusCode).toBe(400)
    expect(renders).toBe(before)
    expect((await post(type, 'a=&'.repeat(400))).statusCode).toBe(200)
  })

  const FORM = 'application/x-www-form-urlencoded'
  test.each([
    ['text/plain', 'a=1', 415],
    ['application/json', '{"a":1}', 415],
    ['application/json', '{"a":', 415],
    ['multipart/form-data', 'x', 415],
    ['multipart/form-data; boundary=x', 'cut off', 415],
    ['application/octet-stream', '\0', 415],
    ['no type', 'a=1', 415],
    ['', 'a=1', 415],
    [`${FORM}; charset=big5`, 'a=1', 415],
    [FORM, Buffer.from([0x61, 0x3d, 0xff]), 400],
  ])('a body of the type %j (%s) is refused with a page in Chinese', async (type, payload, status) => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/form',
      headers: { accept: 'text/html', 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.payload).toContain('<h1>客戶端錯誤，請檢查您的請求</h1>')
  })

  test.each([FORM, `${FORM};charset=UTF-8`, `${FORM}; charset="utf-8"`])(
    'one of the type %s is read, an empty one too',
    async (type) => {
      expect((await post({ 'content-type': type }, 'a=%E5%AD%97&a=%ff')).json()).toEqual([
        ['a', '字'],
        ['a', '\ufffd'],
      ])
      expect((await post({ 'content-type': type }, '')).json()).toEqual([])
    },
  )

  test('sent to a page that takes none are a 405', async () => {
    const answer = await server().app.inject({
      method: 'POST',
      url: '/',
      headers: { accept: 'text/html', 'content-type': FORM },
      payload: 'a=1',
    })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.payload).toContain('客戶端錯誤')
  })
})

describe('failures', () => {
  test('a page that breaks shows the text and the id that the log has', async () => {
    const answer = await get('/broken', { accept: 'text/html' })
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toContain('伺服器錯誤，請稍後再試')
    expect(answer.payload).not.toContain('the page broke')
    const id = /錯誤編號 (\w+)/.exec(answer.payload)?.[1]
    expect(server().log.find((line) => line.error_id === id)).toBeDefined()
  })

  test('what broke on a page that has an answer all the same is in the log', async () => {
    expect((await get('/half', { accept: 'text/html' })).payload).toContain('半頁')
    expect(server().log.find((line) => line.msg === 'a page failed')).toMatchObject({
      page: '/half',
      causes: [{ name: 'Error', message: 'half of the page broke' }],
    })
  })

  test('the router’s last words, in English, become the page of a failure', async () => {
    const answer = await get('/last', { accept: 'text/html' })
    expect(answer.statusCode).toBe(500)
    expect(answer.payload).toContain('伺服器錯誤，請稍後再試')
    expect(answer.payload).not.toContain('Unexpected')
  })

  test('an unknown address is the bundle’s 404 page; one of the API stays JSON', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404)
    expect((await get('/nowhere')).payload).toContain('找不到')
    expect((await get('/api/nowhere')).json().code).toBe('not_found')
  })
})

test('a page looks up once who reads it, and the next page looks again', async () => {
  const headers = await session(server(), await user(server()))
  const asked: string[] = []
  const { pool } = server().services
  const query = pool.query.bind(pool)
  const spy = vi.spyOn(pool, 'query').mockImplementation(((...given: Parameters<typeof query>) => {
    asked.push(JSON.stringify(given[0]))
    return query(...given)
  }) as typeof pool.query)
  await get('/twice', headers)
  const lookups = () => asked.filter((text) => text.includes('find_session')).length
  expect(lookups()).toBe(1)
  await get('/twice', headers)
  expect(lookups()).toBe(2)
  spy.mockRestore()
})

test('a page and its inner calls are one line in the log, under one id', async () => {
  const headers = await session(server(), await user(server()))
  const before = server().log.length
  const answer = await get('/', headers)
  const lines = server().log.slice(before)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({ path: '/', request_id: answer.headers['x-request-id'] })
})

test('the log has a page’s pattern instead of the word that was looked up, kept or not', async () => {
  const word = encodeURIComponent('弓蕉')
  const before = server().log.length
  for (const path of [`/words/${word}`, `/words/${word}`, `/words/${word}?utm_source=a`]) await get(path)
  const lines = server().log.slice(before)
  expect(lines.map(({ path }) => path)).toEqual(['/words/:word', '/words/:word', '/words/:word'])
  expect(JSON.stringify(lines)).not.toMatch(/弓蕉|%E5/)
})
