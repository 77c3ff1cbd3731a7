import { afterAll, beforeAll, expect, test } from 'vitest'
import { session, user } from '../testing/builders.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let url: string
let renders = 0

const bundle = {
  pageParams: [],
  routeOf: (path: string) => ({ pattern: path, takesForms: false, takesFiles: false }),
  handle: async () =>
    new Response(`<!doctype html><p>${++renders}</p>`, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=60' },
    }),
}

beforeAll(async () => {
  server = await openTestServer({ pages: async () => bundle, env: { TRUST_PROXY: 'true' } })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const get = (headers: Record<string, string> = {}) => fetch(`${url}/`, { headers })

test('a kept page comes again past Fastify, with its line in the log and in the figures', async () => {
  const first = await get()
  const before = server.log.length
  const seen = server.app.server.listenerCount('request')
  const again = await get({ 'x-forwarded-for': '203.0.113.9' })
  const fresh = { date: '', 'x-request-id': '' }
  expect({ ...Object.fromEntries(again.headers), ...fresh }).toEqual({
    ...Object.fromEntries(first.headers),
    ...fresh,
  })
  expect(await again.text()).toBe(await first.text())
  expect(seen).toBe(1)
  expect(server.log.slice(before)).toMatchObject([
    { method: 'GET', path: '/', status: 200, from: '203.0.113.0/24' },
  ])
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 2\n/)
})

test('it is answered 304 while it is the same, and by HEAD without its text', async () => {
  const first = await get()
  expect((await get({ 'if-none-match': String(first.headers.get('etag')) })).status).toBe(304)
  const head = await fetch(`${url}/`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String((await first.text()).length))
  expect(await head.text()).toBe('')
})

test('behind a proxy each forwarded host has a page of its own', async () => {
  const [one, other] = [
    await get({ 'x-forwarded-host': 'one.example' }),
    await get({ 'x-forwarded-host': 'other.example' }),
  ]
  expect(await one.text()).not.toBe(await other.text())
  const again = await get({ 'x-forwarded-host': 'other.example' })
  expect(again.headers.get('etag')).toBe(other.headers.get('etag'))
})

test('who is logged in, or says so, gets a page of her own', async () => {
  const before = renders
  const { cookie } = await session(server, await user(server))
  await get({ cookie })
  await get({ authorization: 'Bearer x' })
  expect(renders).toBe(before + 2)
})
