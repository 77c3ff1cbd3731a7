import { isUtf8 } from 'node:buffer'

/** Several minutes at the size of a projector: longer films belong on the video site. */
const FILM_BYTES = 100 * 1024 * 1024

/** File types that a pack may hold, by extension, and how their first bytes have to look. */
const TYPES: Record<string, { mediaType: string; magic: (bytes: Buffer) => boolean; mostBytes?: number }> = {
  mp3: {
    mediaType: 'audio/mpeg',
    magic: (bytes) => starts(bytes, 'ID3') || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
  },
  mp4: {
    mediaType: 'video/mp4',
    magic: (bytes) => starts(bytes, 'ftyp', 4),
    mostBytes: FILM_BYTES,
  },
  webm: {
    mediaType: 'video/webm',
    magic: (bytes) => starts(bytes, '\x1a\x45\xdf\xa3'),
    mostBytes: FILM_BYTES,
  },
  webp: { mediaType: 'image/webp', magic: (bytes) => starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8) },
  png: { mediaType: 'image/png', magic: (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n') },
  jpg: { mediaType: 'image/jpeg', magic: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  pdf: { mediaType: 'application/pdf', magic: (bytes) => starts(bytes, '%PDF-') },
  md: { mediaType: 'text/markdown', magic: isText },
  txt: { mediaType: 'text/plain', magic: isText },
  woff2: { mediaType: 'font/woff2', magic: (bytes) => starts(bytes, 'wOF2') },
}

const starts = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))

function isText(bytes: Buffer): boolean {
  return isUtf8(bytes) && !bytes.includes(0)
}

const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** The extension to keep a file under and its media type, or why it is refused. */
export function mediaOf(path: string, bytes: Buffer): { extension: string; mediaType: string } | string {
  const extension = extensionOf(path)
  const type = TYPES[extension]
  if (!type) return `不接受這種檔案（${extension}），可用 ${Object.keys(TYPES).join('、')}`
  if (!type.magic(bytes)) return `內容不是 ${extension} 檔`
  if (type.mostBytes && bytes.length > type.mostBytes) {
    return `檔案太大，最多 ${type.mostBytes / 1024 / 1024} MB`
  }
  return { extension, mediaType: type.mediaType }
}
