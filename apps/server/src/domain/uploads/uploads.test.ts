import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { UploadedFile } from '@hakka/contract/upload'
import { encodeWav } from '@hakka/judge/encode-wav'
import { strToU8, zipSync } from 'fflate'
import { parseBuffer } from 'music-metadata'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { files } from '../../db/tables/content.ts'
import { AppError } from '../../kernel/app-error.ts'
import { testServer } from '../../testing/server.ts'
import { storeDownload, storeImage, storePdf, storePrivateImage, storeSound } from './store.ts'
import { m4aOf, mp3Of, oggOf, pdfOf, pngOf, wavOf } from './testing/made-files.ts'

const server = testServer()
let made = 0

async function file(bytes: Uint8Array | string, name = '檔案.jpg'): Promise<UploadedFile> {
  const path = join(server().services.env.dataDir, `upload-${++made}`)
  await writeFile(path, bytes)
  return new UploadedFile(path, name, Buffer.byteLength(bytes))
}

/** Files and rows that are kept. */
async function kept(): Promise<number> {
  const { dataDir } = server().services.env
  const lists = ['files', 'private'].map((folder) =>
    existsSync(join(dataDir, folder)) ? readdir(join(dataDir, folder), { recursive: true }) : [],
  )
  return (await Promise.all(lists)).flat().length + (await server().services.db.select().from(files)).length
}

type Keep = typeof storeImage | typeof storePrivateImage

/** The sentence of a refusal that has kept nothing. */
async function refused(keep: Keep, bytes: Uint8Array | string, name?: string): Promise<string> {
  const before = await kept()
  const error = await keep(server().services, await file(bytes, name), 'image').then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError) || error.code !== 'validation') throw new Error(`not refused: ${error}`)
  expect(await kept()).toBe(before)
  return error.errors?.image?.join() ?? ''
}

const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#b5523b' } })
const HTML = '<html><script>alert(1)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const PICTURES = '圖片請用 JPEG、PNG、WebP 或 GIF 檔'
const DAMAGED = '圖片打不開，檔案可能已損壞，請換一張'

async function storedImage(bytes: Uint8Array) {
  const stored = await storeImage(server().services, await file(bytes), 'image')
  return { ...stored, bytes: await buffer(server().services.blobs.stream(stored.key)) }
}

describe('pictures', () => {
  test('are kept under the hash of what was drawn, with a row and an address', async () => {
    const stored = await storedImage(await photo().png().toBuffer())
    expect(stored.url).toBe(`/files/${stored.key}`)
    expect(stored.key).toMatch(/^[0-9a-f]{64}\.png$/)
    const answer = await server().app.inject(stored.url)
    expect(answer.headers['content-type']).toBe('image/png')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const again = await storedImage(await photo().png().toBuffer())
    expect(again.id).toBe(stored.id)
  })

  test.each([
    ['jpeg', 'webp'],
    ['webp', 'webp'],
    ['png', 'png'],
    ['gif', 'png'],
  ] as const)('%s becomes %s', async (format, extension) => {
    const { key, bytes } = await storedImage(await photo().toFormat(format).toBuffer())
    expect(key.endsWith(`.${extension}`)).toBe(true)
    expect((await sharp(bytes).metadata()).format).toBe(extension)
  })

  test('stand upright and lose what the camera noted', async () => {
    const exif = { IFD0: { Copyright: 'canary-where-i-live' } }
    const turned = await photo().withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer()
    expect(turned.includes('canary-where-i-live')).toBe(true)
    const { bytes } = await storedImage(turned)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 40 })
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
    expect(bytes.includes('canary')).toBe(false)
  })

  test.each([
    ['a PNG with HTML behind it', async () => Buffer.concat([pngOf(40, 20), Buffer.from(HTML)])],
    [
      'a GIF with HTML behind it',
      async () => Buffer.concat([await photo().gif().toBuffer(), Buffer.from(HTML)]),
    ],
    [
      'a JPEG with a ZIP behind it',
      async () => Buffer.concat([await photo().jpeg().toBuffer(), zipSync({ 'a.html': strToU8(HTML) })]),
    ],
  ])('%s is nothing but a picture afterwards', async (_name, make) => {
    const { bytes } = await storedImage(await make())
    expect(bytes.includes('script')).toBe(false)
    expect(bytes.includes('PK\x05\x06')).toBe(false)
  })

  test.each([
    ['SVG', SVG, 'a.svg'],
    ['SVG called PNG', SVG, 'a.png'],
    ['text called JPEG', '只是文字', 'a.jpg'],
    ['HTML called GIF', HTML, 'a.gif'],
    ['a PDF', pdfOf(), 'a.pdf'],
    ['BMP', 'BM123456', 'a.bmp'],
  ])('%s is refused with the types that are taken', async (_name, bytes, name) => {
    expect(await refused(storeImage, bytes, name)).toBe(PICTURES)
    expect(await refused(storePrivateImage, bytes, name)).toBe(PICTURES)
  })

  test('a GIF that is also HTML is refused', async () => {
    expect(await refused(storeImage, `GIF89a/*${HTML}*/=1;`)).toBe(DAMAGED)
  })

  test('one that was cut off is refused', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const whole = await sharp({
        create: { width: 300, height: 300, channels: 3, background: '#fff', noise },
      })
        .toFormat(format)
        .toBuffer()
      expect(await refused(storeImage, whole.subarray(0, whole.length / 2))).toBe(DAMAGED)
    }
  })

  test('256 megapixels in a few kilobytes are refused before they are drawn', async () => {
    const bomb = pngOf(16_000, 16_000)
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refused(storeImage, bomb)).toBe('圖片的尺寸太大，最多 2500 萬畫素，請先縮小')
    expect((await storedImage(pngOf(5000, 5000))).key).toMatch(/png$/)
  })

  test('one that moves, one of a phone’s own format, an empty and a too large one are refused', async () => {
    const frames = await sharp([await photo().png().toBuffer(), await photo().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer()
    expect(await refused(storeImage, frames)).toBe('動畫圖片無法上傳，請改用靜態圖片')
    expect(await refused(storeImage, '\0\0\0\x18ftypheic0000')).toBe('這是 HEIC 圖片，請先轉成 JPEG 再上傳')
    expect(await refused(storeImage, '')).toBe('檔案是空的，請重新選擇')
    expect(await refused(storeImage, Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('檔案太大，最多 10 MB')
  })

  test('a private one has a name that nobody can guess and no address', async () => {
    const { services, app } = server()
    const bytes = await photo().png().toBuffer()
    const [one, two] = [
      await storePrivateImage(services, await file(bytes), 'image'),
      await storePrivateImage(services, await file(bytes), 'image'),
    ]
    expect(one.key).not.toBe(two.key)
    expect(await services.privateBlobs.size(one.key)).toBeGreaterThan(0)
    expect((await app.inject(`/files/${one.key}`)).statusCode).toBe(404)
  })
})

describe('PDFs', () => {
  const pdf = (bytes: Uint8Array | string) => refused(storePdf, bytes, 'a.pdf')
  const NOT_PDF = '檔案格式錯誤，請上傳 PDF 檔案'

  test('are kept as they came, and saved instead of shown', async () => {
    const { services, app } = server()
    const stored = await storePdf(services, await file(pdfOf(100)), 'file')
    const answer = await app.inject(stored.url)
    expect(answer.rawPayload.equals(pdfOf(100))).toBe(true)
    expect(answer.headers['content-disposition']).toBe('attachment')
  })

  test('one of 51 MB is refused with the bound', async () => {
    expect(await pdf(pdfOf(51 * 1024 * 1024))).toBe('檔案太大，最多 50 MB')
  })

  test('one that was cut off, one in the middle of something else, and one that is a ZIP too are refused', async () => {
    expect(await pdf(pdfOf(5000).subarray(0, 4000))).toBe(NOT_PDF)
    expect(await pdf(`${HTML}%PDF-1.7 %%EOF`)).toBe(NOT_PDF)
    expect(await pdf(Buffer.concat([pdfOf(), zipSync({ 'a.html': strToU8(HTML) })]))).toBe(NOT_PDF)
    expect(await pdf(await photo().png().toBuffer())).toBe(NOT_PDF)
  })
})

const zip = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  })
const types = (kind: string) =>
  `<Types><Override ContentType="application/vnd.openxmlformats-officedocument.${kind}.main+xml"/></Types>`
const office = (part: string, kind: string) => zip({ '[Content_Types].xml': types(kind), [part]: '<x/>' })
const openDocument = (kind: string) =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<x/>' })

describe('downloads', () => {
  const DOWNLOADS = '請上傳 PDF、ODT、ODP、ODS、DOCX、PPTX、XLSX、ZIP 或 MP3 檔'

  test.each<[string, Uint8Array]>([
    ['pdf', pdfOf()],
    ['odt', openDocument('text')],
    ['odp', openDocument('presentation')],
    ['ods', openDocument('spreadsheet')],
    ['docx', office('word/document.xml', 'wordprocessingml.document')],
    ['pptx', office('ppt/presentation.xml', 'presentationml.presentation')],
    ['xlsx', office('xl/workbook.xml', 'spreadsheetml.sheet')],
    ['zip', zip({ 'setup.exe': 'MZ', '說明.txt': '文字' })],
    ['mp3', mp3Of(20)],
    [
      'mp3',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x0aeleventags', 'latin1').subarray(0, 20), mp3Of(20)]),
    ],
  ])('%s is told by its bytes, whatever it is called', async (extension, bytes) => {
    const { services, app } = server()
    const stored = await storeDownload(services, await file(bytes, 'a.html'), 'file')
    expect(stored.key).toMatch(new RegExp(`^[0-9a-f]{64}\\.${extension}$`))
    const answer = await app.inject(stored.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toBe(extension === 'mp3' ? undefined : 'attachment')
  })

  test.each<[string, Uint8Array | string]>([
    ['a program', 'MZ\x90\0program'],
    ['HTML', HTML],
    ['SVG', SVG],
    ['a program with a ZIP behind it', Buffer.concat([Buffer.from('MZ'), zip({ a: 'b' })])],
    ['a PDF that is a ZIP too', Buffer.concat([pdfOf(), zip({ a: 'b' })])],
    ['a ZIP that was cut off', zip({ 'a.txt': 'x'.repeat(5000) }).subarray(0, 4000)],
    ['an empty ZIP', zip({})],
    [
      'a ZIP whose list lies elsewhere',
      Buffer.concat([zip({ a: 'b' }).subarray(0, -10), Buffer.alloc(10, 0xff)]),
    ],
    ['two frames that look like MP3', mp3Of(2)],
    ['a picture', pngOf(4, 4)],
  ])('%s is refused with the types that are taken', async (_name, bytes) => {
    expect(await refused(storeDownload, bytes, 'a.pdf')).toBe(DOWNLOADS)
  })

  test('an office file with macros is refused', async () => {
    const REFUSED = '含有巨集的檔案無法上傳，請另存成不含巨集的格式'
    const plain = types('wordprocessingml.document')
    const declared =
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>'
    const parts = { 'word/document.xml': '', 'word/vbaProject.bin': '' }
    expect(await refused(storeDownload, zip({ '[Content_Types].xml': plain, ...parts }))).toBe(REFUSED)
    expect(await refused(storeDownload, zip({ '[Content_Types].xml': declared }))).toBe(REFUSED)
  })

  test('a ZIP with a name that leads out of its folder is refused', async () => {
    for (const name of ['../evil.txt', '/etc/evil', 'C:\\evil.txt']) {
      expect(await refused(storeDownload, zip({ [name]: 'x' }))).toBe(DOWNLOADS)
    }
  })
})

describe('sounds of editors', () => {
  test.each([
    ['mp3', mp3Of(40), 'audio/mpeg'],
    ['ogg', oggOf(1), 'audio/ogg'],
    ['m4a', m4aOf(1), 'audio/mp4'],
  ] as const)('%s is told by its bytes and served to be played', async (extension, bytes, type) => {
    const { services, app } = server()
    const stored = await storeSound(services, await file(bytes, 'a.txt'), 'file')
    expect(stored.key.endsWith(`.${extension}`)).toBe(true)
    expect((await app.inject(stored.url)).headers['content-type']).toBe(type)
  })

  test('a WAV is kept as an MP3 of the same length, one that no MP3 holds as it is', async () => {
    const { services, app } = server()
    for (const [rate, channels] of [
      [8000, 1],
      [44_100, 2],
      [48_000, 1],
    ] as const) {
      const tone = Float32Array.from(
        { length: 3 * rate },
        (_, at) => Math.sin((at * 440 * 2 * Math.PI) / rate) / 2,
      )
      const wav = encodeWav(tone, rate, { channels })
      const stored = await storeSound(services, await file(wav, 'a.wav'), 'file')
      expect(stored.key.endsWith('.mp3')).toBe(true)
      const served = await app.inject(stored.url)
      expect(served.headers['content-type']).toBe('audio/mpeg')
      const { format } = await parseBuffer(served.rawPayload, 'audio/mpeg', { duration: true })
      // An MP3 counts in frames of up to 72 ms, and begins and ends with a part of one.
      expect(Math.abs((format.duration ?? 0) - 3)).toBeLessThan(0.2)
      expect(format.numberOfChannels).toBe(channels)
      expect(served.rawPayload.length).toBeLessThan(wav.length / 4)
    }
    const unusual = encodeWav(new Float32Array(96_000), 96_000)
    const stored = await storeSound(services, await file(unusual, 'a.wav'), 'file')
    expect((await app.inject(stored.url)).headers['content-type']).toBe('audio/wav')
  })

  test.each([
    ['wav', wavOf(601)],
    ['ogg', oggOf(601)],
    ['m4a', m4aOf(601)],
    ['mp3', mp3Of(23_200)],
  ])('more than ten minutes of %s are refused', async (_name, bytes) => {
    expect(await refused(storeSound, bytes)).toBe('聲音太長，最多 10 分鐘')
  })

  test.each<[string, Uint8Array | string]>([
    ['a film', m4aOf(1, 'vide')],
    ['a film with sound', m4aOf(1, 'soun', 'vide')],
    ['a WAV of another format', Buffer.from(wavOf(1)).fill(2, 20, 21)],
    ['a WAV without sound', wavOf(0)],
    ['a WAV that stops in its head', wavOf(1).subarray(0, 30)],
    ['an OGG that stops in its head', oggOf(1).subarray(0, 40)],
    ['an M4A that stops in its head', m4aOf(1).subarray(0, 30)],
    ['HTML', HTML],
    ['a picture', pngOf(4, 4)],
  ])('%s is refused with the types that are taken', async (_name, bytes) => {
    expect(await refused(storeSound, bytes)).toBe('聲音請用 MP3、WAV、M4A 或 OGG 檔')
  })
})
