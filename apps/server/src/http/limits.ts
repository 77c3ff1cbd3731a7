import rateLimit from '@fastify/rate-limit'
import type { CallName } from '@hakka/contract/calls'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Calls with a bound of their own, per minute. The general one is per address and wide: schools share one. */
const OWN_LIMITS: { [N in CallName]?: { max: number; per: 'address' | 'user' } } = {
  'POST /api/login': { max: 300, per: 'address' },
  'POST /api/study_history/punch': { max: 60, per: 'user' },
}

export interface Limits {
  /** @throws AppError `rate_limited` */
  general(request: FastifyRequest): Promise<void>
  /** @throws AppError `rate_limited` */
  call(name: string, request: FastifyRequest): Promise<void>
}

type Limiter = (request: FastifyRequest) => Promise<void>

/** Counts in memory, so a limit holds whatever else is gone. */
export async function createLimits(app: FastifyInstance, perMinute: number): Promise<Limits> {
  await app.register(rateLimit, { global: false, cache: 20_000 })

  function limiter(max: number, per: 'address' | 'user'): Limiter {
    const check = app.createRateLimit({
      max,
      timeWindow: 60_000,
      ipv6Subnet: 64,
      ...(per === 'user' ? { keyGenerator: (request: FastifyRequest) => String(request.userId) } : {}),
    })
    return async (request) => {
      const result = await check(request)
      if (!result.isAllowed && result.isExceeded) throw new AppError('rate_limited')
    }
  }

  const all = limiter(perMinute, 'address')
  const own = new Map(Object.entries(OWN_LIMITS).map(([name, { max, per }]) => [name, limiter(max, per)]))
  return {
    general: async (request) => {
      // A page's inner calls were counted with the page.
      if (!request.inner) await all(request)
    },
    call: async (name, request) => own.get(name)?.(request),
  }
}
