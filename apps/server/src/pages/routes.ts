import type { FastifyInstance } from 'fastify'
import type { AccessLog } from '../http/access-log.ts'
import type { Edits } from '../http/edits.ts'
import type { Limits } from '../http/limits.ts'
import type { Services } from '../services.ts'
import type { PageBundle } from './bundle.ts'
import { answerFirst } from './front.ts'
import { KeptPages } from './kept-pages.ts'
import { pageServer } from './serve.ts'

interface Options {
  bundle: PageBundle
  services: Services
  limits: Limits
  accessLog: AccessLog
  edits: Edits
}

/** Every address that nothing else answers is a page; what none of them knows is the bundle's 404 page. */
export async function addPages(
  app: FastifyInstance,
  { bundle, services, limits, accessLog, edits }: Options,
): Promise<void> {
  const kept = new KeptPages(services.env, bundle.pageParams)
  edits.onEdit(() => kept.forget())
  const url = '/*'
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route({
      method: ['GET', 'POST'],
      url,
      config: { policy: 'anyone', page: true },
      handler: pageServer({ app, bundle, services }, { limits, kept }),
    })
  })
  answerFirst(app, { kept, accessLog, route: url, env: services.env })
}
