import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../domain/services.ts'
import { refuseManyFields } from '../http/input/form-tree.ts'
import { refuseCrossSite } from '../http/session/csrf.ts'
import { AppError } from '../kernel/app-error.ts'

/** What a form of ours is sent as, by a browser with a script and by one without. */
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*(?:utf-?8|"utf-?8")\s*)?$/i

const MULTIPART = /^multipart\/form-data\s*;.*\bboundary="?([\w'()+,./:=?-]{1,70})"?\s*$/i
const PARTS_MAX = 60

/**
 * Looks at a form before the pages read it: behind this it can be read, and no page has to fear that it can't.
 * @throws AppError `csrf` for one of another site, `unsupported_media` or `bad_request` for what is no form of ours
 */
export function checkForm(request: FastifyRequest, { env }: Pick<Services, 'env'>): void {
  refuseCrossSite(request, env)
  const type = request.headers['content-type'] ?? ''
  // Of two boundaries we would count by one, and whoever takes the form apart go by the other.
  if ((type.match(/boundary\*?\s*=/gi)?.length ?? 0) > 1) throw new AppError('unsupported_media')
  const [, boundary] = MULTIPART.exec(type) ?? []
  if (boundary === undefined && !TYPE.test(type)) throw new AppError('unsupported_media')
  if (!Buffer.isBuffer(request.body)) return
  if (boundary !== undefined) refuseManyParts(request.body, boundary)
  else if (!isUtf8(request.body)) throw new AppError('bad_request')
  else refuseManyFields(request.body)
}

/** Counted without taking them apart, which costs by their number. */
function refuseManyParts(body: Buffer, boundary: string): void {
  let at = -1
  for (let parts = 0; parts <= PARTS_MAX; parts++) {
    at = body.indexOf(`--${boundary}`, at + 1)
    if (at === -1) return
  }
  throw new AppError('bad_request')
}
