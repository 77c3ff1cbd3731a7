import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { call } from '../call.ts'
import { UPLOADS } from '../constants.ts'
import { id } from '../shapes.ts'
import { uploaded } from '../upload.ts'
import { recordedLine } from './study-recording.ts'

const TEXT_MAX = 2000

export const lessonRecordingCalls = {
  'GET /api/admin/lesson/recording': call({
    summary: '課程裡要錄音的詞語和句子，每一種寫法一次；附上自己錄好還沒放進去的',
    query: z.object({ id }),
    answer: z.object({
      data: z.object({
        title: z.string(),
        dialect_id: z.number().int(),
        /** Each stands for all places where the same is said; `item_id` is the first one's module. */
        lines: z.array(recordedLine.extend({ places: z.number().int() })),
      }),
    }),
  }),
  'POST /api/admin/lesson/recording/take': call({
    summary: '存課程裡一個詞或一句的錄音，還不放進課程；再錄一次就換掉',
    multipart: { maxBytes: UPLOADS.sound_bytes, maxFiles: 1 },
    body: z.object({
      _token: formToken,
      id,
      text: z
        .string()
        .max(TEXT_MAX)
        .meta({ examples: ['洗手'] }),
      pinyin: z
        .string()
        .max(TEXT_MAX * 5)
        .meta({ examples: ['se31 su31'] }),
      audio: uploaded('請錄一段聲音'),
    }),
    answer: z.object({ data: z.object({ take_url: z.string() }) }),
  }),
  'POST /api/admin/lesson/recording': call({
    summary: '把自己錄好的放進課程的草稿，同樣的詞句每個地方都放；發布以後學生才聽得到',
    body: z.object({ _token: formToken, id }),
    answer: z.object({
      data: z.object({
        /** How many words and sentences have a new voice. */
        written: z.number().int(),
        /** Those that stand nowhere in the lesson any more: their recordings are gone. */
        left: z.array(z.string()),
      }),
    }),
  }),
}
