import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { bytesAt, startsWith, withFile } from './bytes.ts'

/** How much of a ZIP is taken. */
interface Bounds {
  /** Files and folders in its list. */
  entries: number
  /** Unpacked, all together. */
  bytes: number
}

/** The files that a ZIP holds, by their paths inside, or why none of it is taken. */
export type Unzipped = { files: Map<string, Buffer> } | { refused: string }

const MB = 1024 * 1024

/** Kinds of files as Unix writes them beside a name. */
const KIND = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000

/** Whether an entry is something else than a file or a folder: a link, say, which leads anywhere. */
function isStrange({ externalFileAttributes }: Entry): boolean {
  const kind = (externalFileAttributes >>> 16) & KIND
  return kind !== 0 && kind !== REGULAR && kind !== FOLDER
}

/** What a computer adds to a folder that somebody packs. */
const isLitter = (path: string) => /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path)

/**
 * Unpacks a ZIP in memory. What it says of its sizes is added up before anything is unpacked, and not believed: the
 * unpacker stops at a file that is longer than it says. A name that leads out of its folder, a link, a name that comes
 * twice or a file with a password refuses all of it.
 * @param from its path, or its bytes
 * @param wanted files that are left packed have no part in anything
 */
export async function unzip(
  from: string | Buffer,
  { entries: most, bytes }: Bounds,
  wanted: (path: string) => boolean = () => true,
): Promise<Unzipped> {
  const head = typeof from === 'string' ? await withFile(from, (file) => bytesAt(file, 0, 4)) : from
  if (!startsWith(head, 'PK\x03\x04')) return { refused: '這不是 ZIP 檔' }
  let zip: ZipFile
  try {
    const options = { autoClose: false }
    zip = await (typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options))
  } catch {
    return { refused: 'ZIP 檔壞了，請重新壓縮再試' }
  }
  try {
    if (zip.entryCount > most) return { refused: `檔案太多，最多 ${most} 個，這裡有 ${zip.entryCount} 個` }
    const found = await listed(zip, wanted)
    if (typeof found === 'string') return { refused: found }
    const size = found.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
    if (size > bytes) return { refused: `解壓縮後太大，最多 ${bytes / MB} MB` }
    const files = new Map<string, Buffer>()
    for (const entry of found) files.set(entry.fileName, await unpacked(zip, entry))
    return { files }
  } catch (error) {
    return { refused: isName(error) ? NAME : 'ZIP 檔壞了，請重新壓縮再試' }
  } finally {
    zip.close()
  }
}

const NAME = 'ZIP 檔裡有指到資料夾外面的檔名，整份都不收'

const isName = (error: unknown): boolean =>
  error instanceof Error &&
  /^(?:invalid relative path|absolute path|invalid characters in fileName)/.test(error.message)

/** The files to unpack, or why there are none. */
async function listed(zip: ZipFile, wanted: (path: string) => boolean): Promise<Entry[] | string> {
  const found = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry
    if (isStrange(entry)) return `ZIP 檔裡有連結（${fileName.slice(0, 100)}），整份都不收`
    if (entry.isEncrypted()) return 'ZIP 檔有密碼，請拿掉密碼再試'
    if (fileName.endsWith('/') || isLitter(fileName) || !wanted(fileName)) continue
    if (found.has(fileName)) return `ZIP 檔裡有兩個「${fileName.slice(0, 100)}」`
    found.set(fileName, entry)
  }
  return [...found.values()]
}

async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part)
  return Buffer.concat(parts)
}
