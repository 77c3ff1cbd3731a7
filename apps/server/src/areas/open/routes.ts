import type { CallAnswer } from '@hakka/contract/calls'
import { levelOfStep } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import type { FastifyReply } from 'fastify'
import { listWords } from '../../domain/dictionary/list-words.ts'
import { lookUp } from '../../domain/dictionary/lookup.ts'
import { lessonUrl } from '../../domain/lesson/lesson-address.ts'
import { siteUrl } from '../../domain/network/site-url.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { licenseOfPacks, licenseOfWord, MINISTRY } from './license.ts'
import { findLesson, listLessons, type OpenLessonRow, textsOf } from './store.ts'

/** All its calls together: enough to read along, too little to burden lessons. */
const OPEN = { policy: 'anyone', limit: { max: 120, per: 'address', together: 'the open API' } } as const

const keep = (reply: FastifyReply) => void reply.header('cache-control', 'public, max-age=300')

type OpenLesson = CallAnswer<'GET /api/open/v1/lessons'>['lessons'][number]

const presentLesson = (services: Services, { lesson }: OpenLessonRow): OpenLesson => ({
  id: lesson.id,
  title: lesson.title,
  pinyin: lesson.titlePinyin,
  chinese: lesson.titleChinese,
  official_name: lesson.officialName,
  dialect_id: lesson.dialectId,
  level_no: levelOfStep(lesson.stepNo),
  step_no: lesson.stepNo,
  semester_no: lesson.semesterNo,
  type_no: lesson.typeNo,
  no: lesson.no,
  url: siteUrl(services, lessonUrl(lesson)),
})

/** Sounds under whole addresses: whoever reads this is on another site. */
const abroad = (services: Services, word: DictionaryWord): DictionaryWord => ({
  ...word,
  pinyins: word.pinyins.map(({ sound, ...own }) => ({
    ...own,
    sound: sound && { ...sound, url: siteUrl(services, sound.url) },
  })),
})

export const routes = [
  route('GET /api/open/v1/words', OPEN, async ({ query, services, reply }) => {
    const { words, ...place } = await listWords(services.pool, query)
    keep(reply)
    const urlOf = (text: string) =>
      siteUrl(services, `/dictionary/${encodeURIComponent(text)}?dialect_id=${query.dialect_id}`)
    return { license: MINISTRY, words: words.map((own) => ({ ...own, url: urlOf(own.text) })), ...place }
  }),

  route('GET /api/open/v1/words/{id}', OPEN, async ({ params: { id }, services, reply }) => {
    const { words } = await lookUp(services, { word: id, dialect_id: 1 })
    const word = words.find((own) => own.id === id)
    if (!word) throw new AppError('not_found')
    keep(reply)
    return { license: licenseOfWord(word.source, services.env.siteName), word: abroad(services, word) }
  }),

  route('GET /api/open/v1/lessons', OPEN, async ({ query, services, reply }) => {
    const { rows, ...place } = await listLessons(services.db, query)
    keep(reply)
    const license = licenseOfPacks(
      rows.map(({ pack }) => pack),
      services.env.siteName,
    )
    return { license, lessons: rows.map((row) => presentLesson(services, row)), ...place }
  }),

  route('GET /api/open/v1/lessons/{id}', OPEN, async ({ params: { id }, services, reply }) => {
    const row = await findLesson(services.db, id)
    if (!row) throw new AppError('not_found')
    const texts = await textsOf(services.db, id)
    keep(reply)
    const license = licenseOfPacks([row.pack], services.env.siteName)
    return { license, lesson: { ...presentLesson(services, row), texts } }
  }),
]
