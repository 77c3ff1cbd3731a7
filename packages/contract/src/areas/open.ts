import { z } from 'zod'
import { call } from '../call.ts'
import { dialectId, id, int, levelNo } from '../shapes.ts'
import { dictionaryWord, keyword, wordLine } from './dictionary.ts'

/** Under which terms an answer may be used. */
const license = z.object({ name: z.string(), url: z.string().nullable(), attribution: z.string() })

const place = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

const openLesson = z.object({
  id: z.number().int(),
  title: z.string(),
  pinyin: z.string(),
  chinese: z.string(),
  official_name: z.string(),
  dialect_id: z.number().int(),
  level_no: z.number().int(),
  step_no: z.number().int(),
  semester_no: z.number().int(),
  type_no: z.number().int(),
  no: z.number().int(),
  url: z.string(),
})

/** The open read API: no login, no cookie, any origin. `docs/open-api.md` describes it for those who use it. */
export const openCalls = {
  'GET /api/open/v1/words': call({
    summary: '開放資料：查詞',
    query: z.object({
      keyword: keyword.default(''),
      category: z.string().max(50).default(''),
      dialect_id: dialectId.default(1),
      page: int(1, 10_000).default(1),
    }),
    answer: z.object({ license, words: z.array(wordLine.extend({ url: z.string() })), ...place }),
  }),
  'GET /api/open/v1/words/{id}': call({
    summary: '開放資料：一個條目',
    params: z.object({ id: z.string().min(1).max(40) }),
    answer: z.object({ license, word: dictionaryWord }),
  }),
  'GET /api/open/v1/lessons': call({
    summary: '開放資料：課程列表',
    query: z.object({
      dialect_id: dialectId.optional(),
      level_no: levelNo.optional(),
      page: int(1, 10_000).default(1),
    }),
    answer: z.object({ license, lessons: z.array(openLesson), ...place }),
  }),
  'GET /api/open/v1/lessons/{id}': call({
    summary: '開放資料：一課的詞與句',
    params: z.object({ id }),
    answer: z.object({
      license,
      lesson: openLesson.extend({
        texts: z.array(
          z.object({
            kind: z.enum(['word', 'sentence']),
            text: z.string(),
            pinyin: z.string(),
            chinese: z.string(),
          }),
        ),
      }),
    }),
  }),
}
