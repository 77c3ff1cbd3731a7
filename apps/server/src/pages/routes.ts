import type { FastifyInstance } from 'fastify'
import type { Limits } from '../http/limits.ts'
import type { Services } from '../services.ts'
import type { PageBundle } from './bundle.ts'
import { pageServer } from './serve.ts'

/** Every address that nothing else answers is a page; what none of them knows is the bundle's 404 page. */
export async function addPages(
  app: FastifyInstance,
  { bundle, services, limits }: { bundle: PageBundle; services: Services; limits: Limits },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      config: { policy: 'anyone', page: true },
      handler: pageServer({ app, bundle, services }, limits),
    })
  })
}
