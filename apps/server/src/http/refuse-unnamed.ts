import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { checkPolicy } from './identity.ts'

const NOBODY = { userId: null, permissions: new Set<string>(), sessionId: null }

/**
 * A route has to name who may use it: calls do so in their area, every other route in its `config.policy`. One that
 * names nobody answers 403. Outside of the calls nothing is for some only, so nobody has to be looked up here.
 */
export function refuseUnnamed(app: FastifyInstance): void {
  const listed: FastifyInstance['listedRoutes'] = []
  app.decorate('listedRoutes', listed)
  app.addHook('onRoute', ({ url, config }) => {
    listed.push({ url, policy: config?.calls ? 'calls' : config?.policy })
  })
  app.addHook('preHandler', (request, _reply, done) => {
    const { calls, policy } = request.routeOptions.config
    if (request.is404 || calls) return done()
    try {
      checkPolicy(policy, NOBODY)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new AppError('forbidden'))
    }
  })
}
