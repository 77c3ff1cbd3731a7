import type { FastifyInstance } from 'fastify'
import { AppError } from '../kernel/app-error.ts'

/**
 * A route has to say who may use it: calls do so in their area, every other route by `config.policy`, which is for
 * anyone. One that says nothing answers 403.
 */
export function refuseUnnamed(app: FastifyInstance): void {
  const listed: FastifyInstance['listedRoutes'] = []
  app.decorate('listedRoutes', listed)
  app.addHook('onRoute', (options) => {
    const { url, config } = options
    listed.push({ url, policy: config?.calls ? 'calls' : config?.policy })
    if (config?.calls || config?.policy === 'anyone') return
    const refuse = async () => {
      throw new AppError('forbidden')
    }
    options.preHandler = [refuse, options.preHandler ?? []].flat()
  })
}
