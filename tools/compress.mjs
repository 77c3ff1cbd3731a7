// Writes .br and .gz beside the files of a build that compress well, so that the server never compresses them itself.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = /\.(js|css|svg|json|txt|webmanifest)$/
const MIN_BYTES = 1024

/** As many as Node.js has threads for it. */
const AT_ONCE = 4

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const [folder = '.'] = process.argv.slice(2)
const entries = await readdir(folder, { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && WORTH.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.length < MIN_BYTES) return
  await writeFile(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${file}.gz`, await deflate(bytes, { level: 9 }))
}

async function next() {
  for (let file = files.pop(); file; file = files.pop()) await compress(file)
}
await Promise.all(Array.from({ length: AT_ONCE }, next))
