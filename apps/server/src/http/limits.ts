import type { CallName } from '@hakka/contract/calls'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../domain/network.ts'
import { AppError } from './app-error.ts'
import { Window } from './window.ts'

const MINUTE_MS = 60_000

const HOUR_MS = 60 * MINUTE_MS

/** Calls with a bound of their own, per minute unless it says otherwise; `visitors` is that of an address without a login. The general one is per address and wide: schools share one. */
const OWN_LIMITS: {
  [N in CallName | 'login by another account']?: {
    max: number
    per: 'address' | 'user'
    ms?: number
    visitors?: number
  }
} = {
  // A class without logins shares one address.
  'POST /api/ai_judge': { max: 60, per: 'user', visitors: 600 },
  // An editor with a whole book of pictures is well below it; who fills the disk is not.
  'POST /api/audio/upload': { max: 300, per: 'user', ms: HOUR_MS },
  'POST /api/file/upload': { max: 300, per: 'user', ms: HOUR_MS },
  'DELETE /api/my/account': { max: 10, per: 'user' },
  // Each reads every report that is chosen.
  'GET /api/feedback/export': { max: 10, per: 'user' },
  // A class that opens words all at once is below it; who reads the whole dictionary out is not.
  'GET /api/dictionary/sound': { max: 600, per: 'address' },
  'GET /api/my/export': { max: 10, per: 'user' },
  // Up to 2 MB each.
  'GET /api/news/menu': { max: 120, per: 'address' },
  'POST /api/login/join': { max: 300, per: 'address' },
  'PUT /api/my/email': { max: 10, per: 'user' },
  'PUT /api/my/password': { max: 10, per: 'user' },
  'login by another account': { max: 600, per: 'address' },
  'POST /api/email/resend': { max: 120, per: 'address' },
  'POST /api/email/verify': { max: 120, per: 'address' },
  // A whole class may report from one address; who floods the handlers does not get far.
  'POST /api/feedback': { max: 60, per: 'address', ms: HOUR_MS },
  'POST /api/login': { max: 300, per: 'address' },
  'POST /api/password/email': { max: 60, per: 'address' },
  'POST /api/password/reset': { max: 60, per: 'address' },
  'POST /api/register': { max: 120, per: 'address' },
  'POST /api/study_history/punch': { max: 60, per: 'user' },
}

/** All calls of the open API together, per minute and address: enough to read along, too little to burden lessons. */
const OPEN_API_LIMIT = 120
const OPEN_API = ' /api/open/'

export interface Limits {
  /** @throws AppError `rate_limited` */
  general(request: FastifyRequest): void
  /** @throws AppError `rate_limited` */
  call(name: string, request: FastifyRequest): void
}

type Limiter = (request: FastifyRequest) => void

/** Counts in memory, so a limit holds whatever else is gone. */
export function createLimits(perMinute: number): Limits {
  function limiter(max: number, per: 'address' | 'user', ms = MINUTE_MS, visitors?: number): Limiter {
    const window = new Window(max, ms)
    if (visitors !== undefined) {
      const anonymous = limiter(visitors, 'address', ms)
      const known = limiter(max, per, ms)
      return (request) => (request.userId === null ? anonymous : known)(request)
    }
    return (request) => {
      const key = per === 'user' ? String(request.userId) : networkOf(request.ip)
      if (!window.take(key)) throw new AppError('rate_limited')
    }
  }

  const all = limiter(perMinute, 'address')
  const open = limiter(OPEN_API_LIMIT, 'address')
  const own = new Map(
    Object.entries(OWN_LIMITS).map(([name, { max, per, ms, visitors }]) => [
      name,
      limiter(max, per, ms, visitors),
    ]),
  )
  return {
    general: (request) => {
      // A page's inner calls were counted with the page.
      if (!request.inner) all(request)
    },
    call: (name, request) => (name.includes(OPEN_API) ? open(request) : own.get(name)?.(request)),
  }
}
