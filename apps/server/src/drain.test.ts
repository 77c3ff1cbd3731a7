import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

test('a request under way is answered before anything is closed, and no new one is taken', async () => {
  const app = Fastify()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let closed = false
  app.get('/slow', async () => {
    await held
    return { closed }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [address] = app.addresses()
  const port = typeof address === 'object' ? address.port : 0
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/slow',
    agent: new Agent({ keepAlive: true }),
  }).end()
  await once(app.server, 'request')

  const drained = drain(app, async () => {
    closed = true
  })
  const late = connect(port, '127.0.0.1')
  const [error] = await once(late, 'error')
  expect(error.code).toBe('ECONNREFUSED')

  release()
  const [response] = await once(sent, 'response')
  const [chunk] = await once(response, 'data')
  expect(JSON.parse(String(chunk))).toEqual({ closed: false })
  await drained
  expect(closed).toBe(true)
})
