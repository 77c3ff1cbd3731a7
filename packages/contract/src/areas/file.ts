import { z } from 'zod'
import { call } from '../call.ts'
import { UPLOADS } from '../constants.ts'
import { file } from '../shapes.ts'
import { uploaded } from '../upload.ts'

const CHOOSE = '請選擇檔案'
const token = z.string().max(200).optional()

export const fileCalls = {
  'POST /api/file/upload': call({
    summary: '上傳圖片（image），或圖片、影片與教材檔（file）；一次一個',
    multipart: { maxBytes: UPLOADS.download_bytes, maxFiles: 1 },
    body: z
      .object({ _token: token, image: uploaded().optional(), file: uploaded().optional() })
      .refine(({ image, file }) => image ?? file, { path: ['file'], message: CHOOSE }),
    answer: z.object({ file }),
  }),
  'POST /api/audio/upload': call({
    summary: '上傳聲音：直接傳送內容，或用表單的 audio 欄位',
    multipart: { maxBytes: UPLOADS.sound_bytes, maxFiles: 1, stream: 'audio' },
    body: z
      .object({ _token: token, audio: uploaded().optional(), file: uploaded().optional() })
      .refine(({ audio, file }) => audio ?? file, { path: ['audio'], message: CHOOSE }),
    answer: z.object({ file }),
  }),
}
