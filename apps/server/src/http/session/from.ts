import type { FastifyRequest } from 'fastify'
import type { From } from '../../domain/login/gate.ts'
import type { Services } from '../../domain/services.ts'
import { deviceSecretOf } from './cookies.ts'

/** Where a request comes from, as the login gate counts it. */
export const fromOf = (request: FastifyRequest, { env }: Pick<Services, 'env'>): From => ({
  address: request.ip,
  device: deviceSecretOf(request, env),
})
