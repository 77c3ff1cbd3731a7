import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { STUDY_KINDS, UPLOADS } from '../constants.ts'
import { dialectId, id } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const kind = z.enum(STUDY_KINDS)

/** A sentence that is to be said: where it stands, how it is written, and what is heard of it. */
export const recordedLine = z.object({
  item_id: z.number().int(),
  /** Where in its item. */
  path: z.string(),
  /** What a person calls its item: a dialogue, a book. */
  item_title: z.string(),
  /** Who says it, in a dialogue. */
  role: z.string(),
  text: z.string(),
  pinyin: z.string(),
  chinese: z.string(),
  /** What pupils hear now. */
  voice: z.enum(['none', 'synthetic', 'human']),
  /** '' where there is none. */
  url: z.string(),
  /** What was recorded and is not in its item yet; '' where nothing is. */
  take_url: z.string(),
  /** What its sound says, where that may be something else: text or reading were changed since it came. */
  was: z.object({ text: z.string(), pinyin: z.string() }).nullable(),
})
export type StudyLine = z.output<typeof recordedLine>

/** Of a theme, or of one item: a book has no theme. */
const of = {
  category_id: id.optional(),
  item_id: id.optional(),
  dialect_id: dialectId,
}
const hasOne = ({
  category_id,
  item_id,
}: {
  category_id?: number | undefined
  item_id?: number | undefined
}) => (category_id ?? item_id) !== undefined
const NOT_ONE = { path: ['category_id'], message: '請選擇主題' }

export const studyRecordingCalls = {
  'GET /api/admin/self_study/{type}/recording': call({
    summary: '要錄音的句子：一個主題或一項教材，一種腔調；附上自己錄好還沒放進去的',
    params: z.object({ type: kind }),
    query: z.object(of).refine(hasOne, NOT_ONE),
    answer: z.object({ data: z.object({ title: z.string(), lines: z.array(recordedLine) }) }),
  }),
  'POST /api/admin/self_study/{type}/recording/take': call({
    summary: '存一句的錄音，還不放進教材；再錄一次就換掉',
    multipart: { maxBytes: UPLOADS.sound_bytes, maxFiles: 1 },
    params: z.object({ type: kind }),
    body: z.object({
      _token: formToken,
      item_id: id,
      path: z
        .string()
        .max(200)
        .meta({ examples: ['.hakka.text'] }),
      audio: uploaded('請錄一段聲音'),
    }),
    answer: z.object({ data: z.object({ take_url: z.string() }) }),
  }),
  'POST /api/admin/self_study/{type}/recording': call({
    summary: '把自己錄好的放進教材：一個主題或一項教材，一種腔調；改過的句子留著不放',
    params: z.object({ type: kind }),
    body: z.object({ _token: formToken, ...of }).refine(hasOne, NOT_ONE),
    answer: z.object({
      data: z.object({
        /** How many sentences are heard so from now on. */
        written: z.number().int(),
        /** Those whose text or reading was changed since: their recordings are gone. */
        left: z.array(z.string()),
      }),
    }),
  }),
  'POST /api/admin/self_study/{type}/recording/heard': call({
    summary: '聽過一段可能不合的聲音，沒有問題：不再標記',
    params: z.object({ type: kind }),
    body: z.object({
      _token: formToken,
      item_id: id,
      url: z
        .string()
        .min(1)
        .max(300)
        .meta({ examples: ['/files/0123456789abcdef.mp3'] }),
    }),
    answer: z.object({ status: z.literal('success') }),
  }),
}
