import type { CallName } from '@hakka/contract/calls'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../domain/network.ts'
import { AppError } from './app-error.ts'
import { Window } from './window.ts'

const MINUTE_MS = 60_000

/** Calls with a bound of their own, per minute. The general one is per address and wide: schools share one. */
const OWN_LIMITS: { [N in CallName]?: { max: number; per: 'address' | 'user' } } = {
  'POST /api/login': { max: 300, per: 'address' },
  'POST /api/study_history/punch': { max: 60, per: 'user' },
}

export interface Limits {
  /** @throws AppError `rate_limited` */
  general(request: FastifyRequest): void
  /** @throws AppError `rate_limited` */
  call(name: string, request: FastifyRequest): void
}

type Limiter = (request: FastifyRequest) => void

/** Counts in memory, so a limit holds whatever else is gone. */
export function createLimits(perMinute: number): Limits {
  function limiter(max: number, per: 'address' | 'user'): Limiter {
    const window = new Window(max, MINUTE_MS)
    return (request) => {
      const key = per === 'user' ? String(request.userId) : networkOf(request.ip)
      if (!window.take(key)) throw new AppError('rate_limited')
    }
  }

  const all = limiter(perMinute, 'address')
  const own = new Map(Object.entries(OWN_LIMITS).map(([name, { max, per }]) => [name, limiter(max, per)]))
  return {
    general: (request) => {
      // A page's inner calls were counted with the page.
      if (!request.inner) all(request)
    },
    call: (name, request) => own.get(name)?.(request),
  }
}
