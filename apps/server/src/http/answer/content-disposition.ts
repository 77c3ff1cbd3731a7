/** What Windows takes in no name, and what no person sees in one. */
const NOT_IN_NAMES = /[<>:"/\\|?*]/g
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/gu
/** Disks take 255 bytes; the extension and a browser's own `(1)` have to fit too. */
const NAME_BYTES = 200

const graphemes = new Intl.Segmenter('zh-TW', { granularity: 'grapheme' })

/** Text that is a name on every disk: no longer than `NAME_BYTES`, cut between what a reader sees as letters. */
function fileName(title: string, extension: string): string {
  const plain = title.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').replace(NOT_IN_NAMES, '_')
  const ending = `.${extension}`
  const bare = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain
  let name = ''
  for (const { segment } of graphemes.segment(bare)) {
    if (Buffer.byteLength(name + segment) > NAME_BYTES) break
    name += segment
  }
  return `${name.replace(/^[. ]+|[. ]+$/g, '') || '檔案'}${ending}`
}

/** RFC 8187: what `encodeURIComponent` leaves as it is and a header may not. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The header `Content-Disposition` that makes a browser save a file under its title.
 * @param extension without the dot, in small letters: that of the stored file
 * @example contentDisposition('第一課 教材', 'pdf')
 */
export function contentDisposition(title: string, extension: string): string {
  const name = fileName(title, extension)
  const ascii = name.replace(/[^\x20-\x7e]+/g, '_').replace(/[%;]/g, '_')
  const fallback = /^[_ .]*\.\w+$/.test(ascii) ? `download.${extension}` : ascii
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded(name)}`
}
