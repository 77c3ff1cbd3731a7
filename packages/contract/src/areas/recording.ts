import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { KEPT_RECORDINGS } from '../constants.ts'
import { id } from '../shapes.ts'
import { uploadedBytes } from '../upload.ts'

const recording = z.object({
  id: z.number().int(),
  /** What was to be said, as it was then. */
  title: z.string(),
  /** Path, query and hash of the sentence's page; `null` where it is no longer there. */
  url: z.string().nullable(),
  dialect_id: z.number().int().nullable(),
  sound_url: z.string(),
  /** ISO 8601, UTC. */
  created_at: z.string(),
  /** When it goes by itself. */
  gone_at: z.string(),
})
export type KeptRecording = z.output<typeof recording>

export const recordingCalls = {
  'GET /api/my/recordings': call({
    summary: '自己留下的錄音，新的在前',
    answer: z.object({ data: z.array(recording) }),
  }),
  'POST /api/my/recordings': call({
    summary: '留下一段口說的錄音：只有自己聽得到，30 天後自動刪除',
    multipart: { maxBytes: KEPT_RECORDINGS.bytes, maxFiles: 1, inMemory: true },
    body: z.object({
      _token: formToken,
      /** The sentence of speaking that was said. */
      item_id: id,
      /** A WAV file of a minute at most. */
      file: uploadedBytes('找不到錄音檔'),
    }),
    answer: z.object({ data: recording, message: z.string() }),
  }),
  'GET /api/my/recordings/{id}/sound': call({
    summary: '聽自己留下的一段錄音（WAV）',
    params: z.object({ id }),
    answer: answeredFile,
  }),
  'DELETE /api/my/recordings/{id}': call({
    summary: '刪除自己留下的一段錄音',
    params: z.object({ id }),
    body: z.object({ _token: formToken }).nullish(),
    answer: z.object({ message: z.string() }),
  }),
}
