import type { FastifyRequest } from 'fastify'
import { networkOf } from '../domain/network/network.ts'
import { AppError } from '../kernel/app-error.ts'
import type { Counts } from '../ports/counts.ts'

const MINUTE_MS = 60_000

export const HOUR_MS = 60 * MINUTE_MS

/**
 * A bound of a call, per minute unless `ms` says otherwise. The general one is per address and wide: schools share one.
 */
export interface Limit {
  max: number
  per: 'address' | 'user'
  ms?: number
  /** That of an address without a login, where the call needs none. */
  visitors?: number
  /** Calls that name the same thing are counted together. */
  together?: string
}

/** Nothing, or what has to be waited for: each `await` costs a small answer some of its rate. */
export type Counted = Promise<void> | undefined

export interface Limits {
  /** @throws AppError `rate_limited`, as the promise does */
  general(request: FastifyRequest): Counted
  /**
   * @param name of the call: each has its own count
   * @throws AppError `rate_limited`, as the promise does
   */
  call(name: string, limit: Limit | undefined, request: FastifyRequest): Counted
}

type Limiter = (request: FastifyRequest) => Counted

export function createLimits(counts: Counts, perMinute: number): Limits {
  function limiter(name: string, { max, per, ms = MINUTE_MS, visitors }: Limit): Limiter {
    if (visitors !== undefined) {
      const anonymous = limiter(`${name} visitors`, { max: visitors, per: 'address', ms })
      const known = limiter(name, { max, per, ms })
      return (request) => (request.userId === null ? anonymous : known)(request)
    }
    const count = counts.open(name, { max, ms })
    return (request) => {
      const key = per === 'user' ? String(request.userId) : networkOf(request.ip)
      const taken = count.take(key)
      if (taken instanceof Promise) return taken.then(refuseUnless)
      refuseUnless(taken)
      return undefined
    }
  }

  const all = limiter('all', { max: perMinute, per: 'address' })
  const own = new Map<string, Limiter>()
  return {
    // A page's inner calls were counted with the page.
    general: (request) => (request.inner ? undefined : all(request)),
    call: (name, limit, request) => {
      if (!limit) return undefined
      const counted = limit.together ?? name
      const known = own.get(counted) ?? limiter(counted, limit)
      own.set(counted, known)
      return known(request)
    },
  }
}

function refuseUnless(taken: boolean): void {
  if (!taken) throw new AppError('rate_limited')
}
