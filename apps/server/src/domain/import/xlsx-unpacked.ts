import { fromBufferPromise } from 'yauzl'

/** A workbook of so many rows unpacks to less than half of it. */
const UNPACKED_BYTES = 100 * 1024 * 1024
const ENTRIES_MAX = 1000

/**
 * Whether a ZIP comes to no more than that. What it says of itself is not believed: each file is unpacked and counted,
 * and the unpacker stops at one that is longer than it says.
 */
export async function unpacksWithin(bytes: Buffer, most = UNPACKED_BYTES): Promise<boolean> {
  const zip = await fromBufferPromise(bytes)
  if (zip.entryCount > ENTRIES_MAX) return false
  let all = 0
  for await (const entry of zip.eachEntry()) {
    all += entry.uncompressedSize
    if (all > most) return false
    for await (const _ of await zip.openReadStreamPromise(entry)) {
      // Counted by the unpacker itself.
    }
  }
  return true
}
