import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/server.ts'

const TOKEN = 'a token of metrics, long enough'
const closed = testServer()
const opened = testServer({ env: { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'true' } })

type Ask = { headers?: Record<string, string>; remoteAddress?: string }

const statusAt = async (server: typeof closed, asked: Ask = {}) =>
  (await server().app.inject({ url: '/metrics', ...asked })).statusCode

describe('metrics', () => {
  test('are for this machine, and count answers by route and the event loop’s delay', async () => {
    await closed().app.inject('/api/my/id')
    for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await statusAt(closed, { remoteAddress })).toBe(200)
    const { payload } = await closed().app.inject('/metrics')
    expect(payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/my/id",status="200"} 1',
    )
    expect(payload).toContain('nodejs_eventloop_lag')
  })

  test.each(['10.0.0.9', '172.16.1.2', '192.168.1.20', '203.0.113.1', 'fc00::1', '2001:db8::1'])(
    'are not there for %s',
    async (remoteAddress) => expect(await statusAt(closed, { remoteAddress })).toBe(404),
  )

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-host', 'localhost'],
    ['x-real-ip', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-client-ip', '127.0.0.1'],
    ['cf-connecting-ip', '127.0.0.1'],
    ['true-client-ip', '127.0.0.1'],
    ['host', 'school.example'],
  ])('are not there for what a proxy on this machine hands on with %s', async (name, value) => {
    expect(await statusAt(closed, { headers: { [name]: value } })).toBe(404)
    expect(await statusAt(opened, { headers: { [name]: value } })).toBe(404)
  })

  test('with the token are there from anywhere, also through a proxy; with another one they are not', async () => {
    const far = { remoteAddress: '203.0.113.1' }
    const ask = (authorization: string) =>
      statusAt(opened, { ...far, headers: { authorization, 'x-forwarded-for': '203.0.113.7' } })
    expect(await ask(`Bearer ${TOKEN}`)).toBe(200)
    expect(await ask(`bearer ${TOKEN}`)).toBe(200)
    for (const wrong of ['Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN])
      expect(await ask(wrong)).toBe(404)
    expect(await statusAt(closed, { ...far, headers: { authorization: 'Bearer undefined' } })).toBe(404)
    expect(await statusAt(closed, { ...far, headers: { authorization: 'Bearer ' } })).toBe(404)
  })
})
