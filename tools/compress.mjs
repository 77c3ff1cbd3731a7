// Writes .br and .gz beside the files of a build that compress well, so that the server never compresses them itself.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = /\.(js|css|svg|json|txt|webmanifest)$/
const MIN_BYTES = 1024

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const [folder = '.'] = process.argv.slice(2)
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
for (const entry of entries) {
  if (!entry.isFile() || !WORTH.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) continue
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
}
