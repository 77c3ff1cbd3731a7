import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { CallAnswer, CallBody } from '@hakka/contract/calls'
import { UploadedFile } from '@hakka/contract/upload'
import { spokenText } from '../../domain/dictionary/speech.ts'
import type { Services } from '../../domain/services.ts'
import { storeSound } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'

const NO_SERVICE = '這個網站沒有語音合成的服務'

/**
 * Has the speech service say a text, and keeps it as an editor's sound: named by its bytes, as all sounds of lessons are.
 * @throws AppError `validation` where the site has none, `unavailable` where it does not answer
 */
export async function sayText(
  services: Services,
  { text, pinyin, dialect_id }: CallBody<'POST /api/lesson/sound/say'>,
): Promise<CallAnswer<'POST /api/lesson/sound/say'>> {
  const { ttsUrl } = services.env
  if (!ttsUrl) throw new AppError('validation', { errors: { text: [NO_SERVICE] } })
  const said = { text, pinyin, dialectId: dialect_id }
  const { key, size } = await spokenText(services, ttsUrl, said)
  const path = join(tmpdir(), `hakka-say-${randomUUID()}`)
  try {
    await pipeline(services.blobs.stream(key), createWriteStream(path, { mode: 0o600, flags: 'wx' }))
    const { id, url } = await storeSound(services, new UploadedFile(path, key, size), 'text')
    return { file: { id, url, synthetic: true } }
  } finally {
    await rm(path, { force: true })
  }
}
