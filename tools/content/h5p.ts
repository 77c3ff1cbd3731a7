import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { EXERCISES } from './h5p/exercises.ts'
import { storedZip } from './h5p/stored-zip.ts'

// Writes the H5P files that the reader of the site is tried with, as the libraries' own editors write them: `h5p.json`,
// `content/content.json`, files beside it, and folders of libraries with programs, which nobody has to run.

const FOLDER = join(import.meta.dirname, '../../apps/server/src/content/h5p/testing/files')

const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f6cb5c' } })
  .png()
  .toBuffer()
/** Silent frames of MPEG 1 layer III. */
const frame = Buffer.alloc(417)
frame.writeUInt32BE(0xfffb9064)
const sound = Buffer.concat(Array.from({ length: 40 }, () => frame))

mkdirSync(FOLDER, { recursive: true })
for (const { name, title, library, content } of EXERCISES) {
  const [machineName, version = '1.0'] = library.split(' ')
  const [majorVersion, minorVersion] = version.split('.').map(Number)
  const about = {
    title,
    language: 'zh-hant',
    mainLibrary: machineName,
    embedTypes: ['div'],
    license: 'CC BY',
    defaultLanguage: 'zh-hant',
    preloadedDependencies: [
      { machineName, majorVersion, minorVersion },
      { machineName: 'H5P.Question', majorVersion: 1, minorVersion: 5 },
    ],
  }
  const folder = `${machineName}-${version}`
  const zip = storedZip({
    'h5p.json': JSON.stringify(about),
    'content/content.json': JSON.stringify(content),
    'content/images/file-5f6a1b2c3d4e5.png': picture,
    'content/audios/files-6a1b2c3d4e5f6.mp3': sound,
    [`${folder}/library.json`]: JSON.stringify({ machineName, majorVersion, minorVersion, runnable: 1 }),
    [`${folder}/js/main.js`]: 'var H5P = H5P || {};',
  })
  writeFileSync(join(FOLDER, `${name}.h5p`), zip)
  process.stdout.write(`${name}.h5p：${zip.length} 位元組\n`)
}
