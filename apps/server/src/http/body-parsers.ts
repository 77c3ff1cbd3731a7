import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

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

/** `a=1&b[]=2&b[]=3` → `{ a: '1', b: ['2', '3'] }`. */
function formFields(text: string): Record<string, string | string[]> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const name = key.replace(/\[\]$/, '')
      return [name, name === key ? (form.get(key) ?? '') : form.getAll(key)]
    }),
  )
}
