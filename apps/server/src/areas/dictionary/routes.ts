import { createReadStream } from 'node:fs'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import { compareReadings, hasDictionary } from '../../domain/dictionary/compare.ts'
import { examplesIn } from '../../domain/dictionary/examples.ts'
import { finderOf } from '../../domain/dictionary/finder/finder.ts'
import { askOtherDictionary } from '../../domain/dictionary/forward.ts'
import { keepReading, keptOf } from '../../domain/dictionary/kept-readings.ts'
import { lookUp } from '../../domain/dictionary/lookup.ts'
import { countEntries, findReading, listCategories } from '../../domain/dictionary/lookup-store.ts'
import { quotesOf } from '../../domain/dictionary/quotes.ts'
import { recordedSound } from '../../domain/dictionary/sounds.ts'
import { SOURCES } from '../../domain/dictionary/source.ts'
import { spokenSound } from '../../domain/dictionary/speech.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { routes as findingRoutes } from './finding-routes.ts'

const MINUTES_5 = 'public, max-age=300'
/** Whoever writes readings. */
const WRITERS = {
  permission: [...Object.values(TEXT_EDITORS).flat(), 'lesson.edit', 'event.edit'],
} as const
const DAY = 'public, max-age=86400'

// A class that opens words all at once is below it; who reads the whole dictionary out is not.
const SOUND_LIMIT = { max: 600, per: 'address' } as const

export const routes = [
  ...findingRoutes,
  route('POST /api/dictionary/get-word-detail-data', 'anyone', ({ body, services }) => {
    const { dictionaryUrl } = services.env
    return dictionaryUrl ? askOtherDictionary(dictionaryUrl, body) : lookUp(services, body)
  }),

  route('GET /api/dictionary/word', 'anyone', async ({ query, services, reply }) => {
    const { dictionaryUrl } = services.env
    const detail = await (dictionaryUrl ? askOtherDictionary(dictionaryUrl, query) : lookUp(services, query))
    reply.header('cache-control', MINUTES_5)
    return detail
  }),

  route('GET /api/dictionary/quotes', 'anyone', async ({ query, services, reply }) => {
    const { dictionaryUrl } = services.env
    const { word } = await (dictionaryUrl
      ? askOtherDictionary(dictionaryUrl, query)
      : lookUp(services, query))
    reply.header('cache-control', MINUTES_5)
    return { quotes: await quotesOf(services.pool, word) }
  }),

  route(
    'POST /api/admin/readings/compare',
    { policy: WRITERS, personal: true },
    async ({ body: { lines, dialect_id }, services: { db, pool } }) => {
      if (!(await hasDictionary(pool)))
        return {
          has_dictionary: false,
          lines: lines.map(() => ({ doubts: [], unsaid: [], offer: null, kept: null })),
        }
      const [compared, kept] = await Promise.all([
        compareReadings(pool, lines, dialect_id),
        keptOf(db, lines, dialect_id),
      ])
      return {
        has_dictionary: true,
        lines: compared.map((line, at) => ({ ...line, kept: kept[at] ?? null })),
      }
    },
  ),

  route(
    'POST /api/admin/readings/keep',
    { policy: WRITERS, audited: true },
    async ({ body: { text, pinyin, dialect_id: dialectId, keep }, actor, services: { db, now } }) => ({
      kept: await keepReading(db, { text, pinyin }, { dialectId, keep, userId: actor.userId, at: now() }),
    }),
  ),

  route('GET /api/dictionary/categories', 'anyone', async ({ services: { pool }, reply }) => {
    const [categories, { moe, site }, index] = await Promise.all([
      listCategories(pool),
      countEntries(pool),
      finderOf(pool).index(),
    ])
    reply.header('cache-control', MINUTES_5)
    const source = moe > 0 ? SOURCES.moe : SOURCES.site
    return { categories, total: moe + site, source, examples: examplesIn(index) }
  }),

  route(
    'GET /api/dictionary/sound',
    { policy: 'anyone', limit: SOUND_LIMIT },
    async ({ query, services, reply }) => {
      const { env, pool, blobs } = services
      const found = await findReading(pool, query.id, query.dialect_id)
      if (!found) throw new AppError('not_found')
      const recorded = await recordedSound(env, query.id, query.dialect_id)
      if (recorded) {
        reply.header('cache-control', MINUTES_5)
        const { path, size, etag } = recorded
        return new AnsweredFile({
          mediaType: 'audio/mpeg',
          disposition: 'inline',
          size,
          etag,
          stream: (part) => createReadStream(path, part),
        })
      }
      if (!env.ttsUrl) throw new AppError('not_found')
      const { key, mediaType, size } = await spokenSound(services, env.ttsUrl, found)
      reply.header('cache-control', DAY)
      return new AnsweredFile({
        mediaType,
        disposition: 'inline',
        size,
        etag: `"${key}"`,
        stream: (part) => blobs.stream(key, part),
      })
    },
  ),
]
