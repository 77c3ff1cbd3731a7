import { finished } from 'node:stream'
import { BODY_BYTES } from '@hakka/contract/constants'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../domain/services.ts'
import { isForm } from '../http/files/multipart.ts'
import type { Limits } from '../http/limits.ts'
import type { AccessLog } from '../http/log/access-log.ts'
import { AppError } from '../kernel/app-error.ts'
import type { PageBundle } from './bundle.ts'
import { answerFirst } from './front.ts'
import { KeptAnswers } from './kept-answers.ts'
import { KeptPages } from './kept-pages.ts'
import { pageServer } from './serve.ts'

interface Options {
  bundle: PageBundle
  services: Services
  limits: Limits
  accessLog: AccessLog
}

/** Forms with files that are under way at once: each of them is in memory several times. */
const WITH_FILES_MAX = 6

/** Every address that nothing else answers is a page; what none of them knows is the bundle's 404 page. */
export async function addPages(
  app: FastifyInstance,
  { bundle, services, limits, accessLog }: Options,
): Promise<void> {
  const kept = new KeptPages(services.env, bundle.pageParams)
  await services.notices.subscribe(kept)
  const answers = services.env.development ? undefined : new KeptAnswers()
  if (answers) await services.notices.subscribe(answers)
  const url = '/*'
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES.page_with_files },
      (_request, bytes, done) => done(null, bytes),
    )
    let withFiles = 0
    // Before as much is read for a page that takes no files.
    scope.addHook('preParsing', async (request, reply, payload) => {
      if (!isForm(request)) return payload
      if (!bundle.routeOf(pathOf(request.url)).takesFiles) throw new AppError('unsupported_media')
      if (withFiles >= WITH_FILES_MAX) throw new AppError('rate_limited')
      withFiles += 1
      finished(reply.raw, () => {
        withFiles -= 1
      })
      return payload
    })
    scope.route({
      method: ['GET', 'POST'],
      url,
      config: { policy: 'anyone', page: true },
      handler: pageServer({ app, bundle, services, answers }, { limits, kept }),
    })
  })
  answerFirst(app, { kept, accessLog, route: url, env: services.env })
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? url
