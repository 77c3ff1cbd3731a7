import type { FastifyInstance } from 'fastify'
import { checkPolicy } from './identity.ts'

const NOBODY = { userId: null, permissions: new Set<string>(), sessionId: null }

/**
 * A route has to name who may use it: calls do so in their area, every other route in its `config.policy`. One that
 * names nobody answers 403. Outside of the calls nothing is for some only, so nobody has to be looked up here.
 */
export function refuseUnnamed(app: FastifyInstance): void {
  const listed: FastifyInstance['listedRoutes'] = []
  app.decorate('listedRoutes', listed)
  app.addHook('onRoute', (options) => {
    const { url, config } = options
    listed.push({ url, policy: config?.calls ? 'calls' : config?.policy })
    if (config?.calls || config?.policy === 'anyone') return
    options.preHandler = [async () => checkPolicy(config?.policy, NOBODY), options.preHandler ?? []].flat()
  })
}
