import type { Call } from '@hakka/contract/calls'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../kernel/env.ts'
import type { Route } from '../route.ts'
import { sessionCookieName } from '../session/cookies.ts'
import { docsPage, docsPolicy } from './docs-page.ts'
import { openApiDocument } from './openapi.ts'

/** `/api/openapi.json` and `/api/docs`, made once, when first asked for: the contract does not change while the server runs. */
export function addDocs(
  app: FastifyInstance,
  { calls, routes, env }: { calls: Record<string, Call>; routes: readonly Route[]; env: Env },
): void {
  const config = { policy: 'anyone' } as const
  const title = `${env.siteName} API`
  const document = once(() =>
    JSON.stringify(openApiDocument(calls, routes, { title, sessionCookie: sessionCookieName(env) })),
  )
  const page = once(() => docsPage(calls, routes, env.siteName))
  app.get('/api/openapi.json', { config }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document()),
  )
  app.get('/api/docs', { config }, async (_request, reply) => {
    reply.header('content-security-policy', docsPolicy).header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(page())
  })
}

/** Made when it is first asked for. */
function once(make: () => string): () => string {
  let made: string | undefined
  return () => {
    made ??= make()
    return made
  }
}
