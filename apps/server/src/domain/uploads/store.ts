import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOADS } from '@hakka/contract/constants'
import { UploadedFile } from '@hakka/contract/upload'
import { eq } from 'drizzle-orm'
import { files } from '../../db/tables/content.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Services } from '../services.ts'
import { sha256OfFile } from './bytes.ts'
import { documentKind, isPdf } from './documents.ts'
import { type StoredFile, saveFile, storeBytes } from './file-rows.ts'
import { filmKind } from './films.ts'
import { isPicture, redraw } from './images.ts'
import type { Kind } from './kind.ts'
import { checkSize, refusal } from './refuse.ts'
import { asMp3, soundOf } from './sounds.ts'

type Store = Pick<Services, 'db' | 'blobs'>

/** A file that everybody may open who knows its address. */
export interface Stored {
  /** Of its row in `files`. */
  id: number
  key: string
  url: string
}

const NOT_PDF = '檔案格式錯誤，請上傳 PDF 檔案'
const NOT_ANY = '請上傳圖片（JPEG、PNG、WebP、GIF），或 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP、MP3 檔'
const NOT_FOR_EDITORS =
  '請上傳圖片（JPEG、PNG、WebP、GIF）、MP4 影片，或 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP、MP3 檔'
const NOT_DOCUMENT = '請上傳 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3 檔'
const MACRO = '含有巨集的檔案無法上傳，請另存成不含巨集的格式'
const NOT_SOUND = '聲音請用 MP3、WAV、M4A 或 OGG 檔'
const TOO_LONG = `聲音太長，最多 ${UPLOADS.sound_seconds / 60} 分鐘`

/** Where a stored file is answered for ever. @throws AppError `not_found` */
export async function fileUrl(db: Store['db'], id: number): Promise<string> {
  const [file] = await db.select({ key: files.key }).from(files).where(eq(files.id, id))
  if (!file) throw new AppError('not_found')
  return `/files/${file.key}`
}

/**
 * Keeps a picture (JPEG, PNG, WebP, GIF that does not move; 10 MB, 25 megapixels), drawn anew.
 * @throws AppError `validation` with a sentence under `field`, as all of these do; then nothing is kept
 */
export async function storeImage(services: Store, file: UploadedFile, field: string): Promise<Stored> {
  const { bytes, ...kind } = await redraw(file, field)
  return keep(services, await storeBytes(services.blobs, bytes, kind))
}

/** Keeps a PDF. */
export async function storePdf(
  services: Store,
  file: UploadedFile,
  field: string,
  most: number = UPLOADS.pdf_bytes,
): Promise<Stored> {
  checkSize(file, field, most)
  if (!(await isPdf(file.path, file.size))) throw refusal(field, NOT_PDF)
  return keepFile(services, file, { extension: 'pdf', mediaType: 'application/pdf' })
}

/** Keeps something to download: PDF, office files without macros, ZIP, MP3; 200 MB. */
export async function storeDownload(
  services: Store,
  file: UploadedFile,
  field: string,
  wrongType = NOT_DOCUMENT,
): Promise<Stored> {
  checkSize(file, field, UPLOADS.download_bytes)
  const kind = await documentKind(file.path, file.size)
  if (kind === 'macro') throw refusal(field, MACRO)
  if (!kind) throw refusal(field, wrongType)
  return keepFile(services, file, kind)
}

/** Keeps a picture or something to download, whichever it is. */
export const storeAny = async (
  services: Store,
  file: UploadedFile,
  field: string,
  wrongType = NOT_ANY,
): Promise<Stored> =>
  (await isPicture(file.path))
    ? storeImage(services, file, field)
    : storeDownload(services, file, field, wrongType)

/** Keeps what stands in a lesson: one of these, or a film (MP4, 200 MB). */
export async function storeMaterial(services: Store, file: UploadedFile, field: string): Promise<Stored> {
  const film = await filmKind(file.path)
  if (!film) return storeAny(services, file, field, NOT_FOR_EDITORS)
  checkSize(file, field, UPLOADS.download_bytes)
  return keepFile(services, file, film)
}

/** Keeps an editor's sound: MP3, WAV (kept as an MP3 where one can hold it), M4A, OGG; 10 minutes, 30 MB. */
export async function storeSound(services: Store, file: UploadedFile, field: string): Promise<Stored> {
  checkSize(file, field, UPLOADS.sound_bytes)
  const sound = await soundOf(file.path)
  if (!sound) throw refusal(field, NOT_SOUND)
  if (sound.seconds > UPLOADS.sound_seconds) throw refusal(field, TOO_LONG)
  return sound.extension === 'wav' ? keepWav(services, file, sound) : keepFile(services, file, sound)
}

/** Keeps a picture that has no address: whoever may see it is answered by a call of its own. */
export async function storePrivateImage(
  { privateBlobs }: Pick<Services, 'privateBlobs'>,
  file: UploadedFile,
  field: string,
): Promise<{ key: string; mediaType: string }> {
  const { bytes, extension, mediaType } = await redraw(file, field)
  const key = `${randomBytes(32).toString('hex')}.${extension}`
  await privateBlobs.put(key, bytes)
  return { key, mediaType }
}

async function keepWav(services: Store, file: UploadedFile, sound: Kind): Promise<Stored> {
  const to = join(tmpdir(), `hakka-mp3-${randomUUID()}`)
  try {
    const size = await asMp3(file.path, to)
    if (size === undefined || size >= file.size) return await keepFile(services, file, sound)
    const mp3 = new UploadedFile(to, file.name, size)
    return await keepFile(services, mp3, { extension: 'mp3', mediaType: 'audio/mpeg' })
  } finally {
    await rm(to, { force: true })
  }
}

async function keepFile(services: Store, { path, size }: UploadedFile, { extension, mediaType }: Kind) {
  const key = `${await sha256OfFile(path)}.${extension}`
  if (!(await services.blobs.has(key))) await services.blobs.putFile(key, path)
  return keep(services, { key, mediaType, size })
}

const keep = async ({ db }: Pick<Store, 'db'>, file: StoredFile): Promise<Stored> => ({
  id: await saveFile(db, file),
  key: file.key,
  url: `/files/${file.key}`,
})
