import { UPLOADS } from '@hakka/contract/constants'
import type { UploadedFile } from '@hakka/contract/upload'
import { typeOf } from './file-type.ts'
import { checkSize, refusal } from './refuse.ts'

/** A picture as it is kept: drawn anew, so nothing is in it but what can be seen. */
export interface Drawn {
  bytes: Buffer
  extension: 'webp' | 'png'
  mediaType: string
}

const WRONG_TYPE = '圖片請用 JPEG、PNG、WebP 或 GIF 檔'
const DAMAGED = '圖片打不開，檔案可能已損壞，請換一張'
const MOVING = '動畫圖片無法上傳，請改用靜態圖片'
const PHONE = '這是 HEIC 圖片，請先轉成 JPEG 再上傳'
const TOO_MANY = `圖片的尺寸太大，最多 ${UPLOADS.image_pixels / 10_000} 萬畫素，請先縮小`

/** WebP can't be larger on a side. */
const WEBP_SIDE = 16_383
const QUALITY = 85

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

const FORMATS: Record<string, Format | 'heic'> = {
  jpg: 'jpeg',
  png: 'png',
  apng: 'png',
  webp: 'webp',
  gif: 'gif',
  heic: 'heic',
  heif: 'heic',
}

async function formatOf(path: string): Promise<Format | 'heic' | undefined> {
  const type = await typeOf(path)
  return FORMATS[type?.ext ?? '']
}

/** Whether the bytes begin as a picture's do, one that is taken or a phone's. */
export const isPicture = async (path: string): Promise<boolean> => (await formatOf(path)) !== undefined

/** So many at a time: each may hold a hundred megabytes while it is drawn. */
const ROOM = 2
let drawing = 0
const waiting: (() => void)[] = []

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (drawing >= ROOM) await new Promise<void>((resolve) => void waiting.push(resolve))
  else drawing += 1
  try {
    return await act()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else drawing -= 1
  }
}

/**
 * Draws an uploaded picture anew, upright and without what a camera has noted: JPEG and WebP become WebP, PNG and GIF
 * become PNG, which keeps letters sharp.
 * @throws AppError `validation` with a sentence under `field`
 */
export async function redraw(file: UploadedFile, field: string): Promise<Drawn> {
  checkSize(file, field, UPLOADS.image_bytes)
  const format = await formatOf(file.path)
  if (format === 'heic') throw refusal(field, PHONE)
  if (!format) throw refusal(field, WRONG_TYPE)
  return inTurn(() => draw(file.path, field, format))
}

async function draw(path: string, field: string, format: Format): Promise<Drawn> {
  const { default: sharp } = await import('sharp')
  // Asked for first, and without a bound: only so is there a sentence of its own for what is too large.
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head || head.format !== format) throw refusal(field, DAMAGED)
  if (head.width * head.height > UPLOADS.image_pixels) throw refusal(field, TOO_MANY)
  if ((head.pages ?? 1) > 1) throw refusal(field, MOVING)
  const image = sharp(path, { limitInputPixels: UPLOADS.image_pixels, failOn: 'warning' }).autoOrient()
  const sharpEdges = format === 'png' || format === 'gif' || Math.max(head.width, head.height) > WEBP_SIDE
  try {
    return sharpEdges
      ? { bytes: await image.png().toBuffer(), extension: 'png', mediaType: 'image/png' }
      : {
          bytes: await image.webp({ quality: QUALITY }).toBuffer(),
          extension: 'webp',
          mediaType: 'image/webp',
        }
  } catch {
    throw refusal(field, DAMAGED)
  }
}
