import { createReadStream } from 'node:fs'
import { createZstdDecompress } from 'node:zlib'
import { type Part, unpacked } from './archive.ts'
import { BackupError, DAMAGED } from './error.ts'

/**
 * The parts of a backup file.
 * @param onBytes is told how many bytes of the file were read
 * @throws BackupError where it is cut short, changed, or no backup at all
 */
export const readArchive = (path: string, onBytes: (bytes: number) => void): AsyncGenerator<Part> =>
  unpacked(decompressed(path, onBytes))

async function* decompressed(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  const zstd = createZstdDecompress()
  file.on('data', (bytes) => onBytes(bytes.length))
  file.on('error', (error) => zstd.destroy(error))
  try {
    yield* file.pipe(zstd)
  } catch (error) {
    // What is wrong with the disk is told as that; all else is what Zstandard finds wrong with the bytes.
    if (error instanceof Error && 'syscall' in error) throw error
    throw new BackupError(DAMAGED, { cause: error })
  } finally {
    file.destroy()
    zstd.destroy()
  }
}
