import { isUtf8 } from 'node:buffer'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { refuseCrossSite } from '../http/csrf.ts'
import { refuseManyFields } from '../http/form-tree.ts'
import type { Services } from '../services.ts'

/** What a form of ours is sent as, by a browser with a script and by one without. */
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*(?:utf-?8|"utf-?8")\s*)?$/i

/**
 * Looks at a form before the pages read it: behind this it can be read, and no page has to fear that it can't.
 * @throws AppError `csrf` for one of another site, `unsupported_media` or `bad_request` for what is no form of ours
 */
export function checkForm(request: FastifyRequest, { env }: Pick<Services, 'env'>): void {
  refuseCrossSite(request, env)
  if (!TYPE.test(request.headers['content-type'] ?? '')) throw new AppError('unsupported_media')
  if (!Buffer.isBuffer(request.body)) return
  if (!isUtf8(request.body)) throw new AppError('bad_request')
  refuseManyFields(request.body)
}
