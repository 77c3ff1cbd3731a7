import { expect, test } from 'vitest'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

// The rows of docs/http-caching.md that are neither pages nor files: those stand in pages/.
test.each([
  ['/api/my/id', 200, 'no-store'],
  ['/api/home', 200, 'no-store'],
  ['/api/nowhere', 404, 'no-store'],
  ['/api/lesson', 404, 'no-store'],
  ['/files/none', 404, 'no-store'],
  ['/api/openapi.json', 200, 'no-cache'],
  ['/api/docs', 200, 'no-cache'],
  ['/healthz', 200, 'no-store'],
  ['/readyz', 200, 'no-store'],
  ['/metrics', 200, 'no-store'],
])('%s says how long it may be kept', async (url, status, control) => {
  const visitor = await server().app.inject({ url })
  expect(visitor.statusCode).toBe(status)
  expect(visitor.headers['cache-control']).toBe(control)
  const pupil = await server().app.inject({ url, headers: await session(server(), await user(server())) })
  expect(pupil.headers['cache-control']).toBe(control)
})
