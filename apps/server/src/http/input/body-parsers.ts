import type { FastifyInstance } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import { FormTree, refuseManyFields } from './form-tree.ts'
import { isBeyond } from './json-bounds.ts'

/** No call comes near it; what goes beyond is slow to make, to look through and to forget. */
const JSON_BOUNDS = { depth: 20, values: 30_000 }

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer | string): string {
  try {
    return typeof bytes === 'string' ? bytes : utf8.decode(bytes)
  } catch (cause) {
    throw new AppError('bad_request', { cause })
  }
}

/** JSON and plain forms. Bytes that are no UTF-8 are refused: Fastify's own parser would store them as `�`. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (bytes.length === 0) return done(null, undefined)
    try {
      if (typeof bytes !== 'string' && isBeyond(JSON_BOUNDS, bytes)) throw new AppError('bad_request')
      parseJson(request, decode(bytes), done)
    } catch (error) {
      done(error instanceof Error ? error : null)
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (_request: unknown, bytes: Buffer) => formFields(decode(bytes)),
  )
}

/**
 * `a=1&b[]=2&b[]=3` → `{ a: '1', b: ['2', '3'] }`, as in a form with files.
 * @throws AppError `bad_request` for more fields than any form has, before they are taken apart
 */
function formFields(text: string): Record<string, unknown> {
  refuseManyFields(text)
  const tree = new FormTree()
  for (const [name, value] of new URLSearchParams(text)) tree.add(name, value)
  return tree.value()
}
