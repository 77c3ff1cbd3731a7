import { fromBufferPromise } from 'yauzl'

/** A workbook of so many rows unpacks to less than half of it. */
const UNPACKED_BYTES = 100 * 1024 * 1024
const ENTRIES_MAX = 1000
/** What every workbook of this format has. */
const WORKBOOK = 'xl/workbook.xml'

/**
 * Whether a ZIP is a workbook that comes to no more than that. What it says of its size is not believed: each file is
 * unpacked and counted, and the unpacker stops at one that is longer than it says.
 * @throws Error for what is no whole ZIP
 */
export async function lookInto(
  bytes: Buffer,
  most = UNPACKED_BYTES,
): Promise<'workbook' | 'other' | 'large'> {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > ENTRIES_MAX) return 'large'
  let all = 0
  let is: 'workbook' | 'other' = 'other'
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === WORKBOOK) is = 'workbook'
    all += entry.uncompressedSize
    if (all > most) return 'large'
    for await (const _ of await zip.openReadStreamPromise(entry)) {
      // Counted by the unpacker itself.
    }
  }
  return is
}
