/**
 * Makes the committed font files anew out of their sources; nothing at build or start needs it. How to run it and
 * where each source is from: docs/fonts.md.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { packCharacters, unicodeRange } from './fonts/character-sets.ts'
import { composeFont } from './fonts/compose.ts'
import { dictionaryCharacters } from './fonts/dictionary.ts'
import type { Face } from './fonts/face.ts'
import { readCopyright } from './fonts/name-table.ts'
import { tableOf } from './fonts/sfnt.ts'
import { charactersOf, openFile, openSlices, packageFolder } from './fonts/sources.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const WEB_FONTS = join(root, 'apps/web/public/fonts')
const WEB_STYLES = join(root, 'apps/web/src/styles')
const SERVER_FONTS = join(root, 'apps/server/src/domain/fonts')
const OFL = {
  licence: 'Licensed under the SIL Open Font License, Version 1.1',
  licenceUrl: 'https://openfontlicense.org',
}
const HANAZONO = {
  licence: 'Hanazono Font License: free to use, copy, modify and distribute, without warranty',
  licenceUrl: 'http://fonts.jp/hanazono/',
}

const { values } = parseArgs({
  options: {
    dictionary: { type: 'string' },
    hanazono: { type: 'string' },
    wenkai: { type: 'string' },
    'noto-sans-tc': { type: 'string' },
  },
})

function required(option: keyof typeof values): string {
  const value = values[option]
  if (!value) throw new Error(`--${option} is missing: see docs/fonts.md`)
  return value
}

const dictionary = dictionaryCharacters(required('dictionary'))
const iansui = openSlices(packageFolder('iansui'))
const wenkai = openFile(required('wenkai'))
const chocolate = openSlices(packageFolder('chocolate-classical-sans'))
const hanazono = ['HanaMinA.ttf', 'HanaMinB.ttf'].map((name) => openFile(join(required('hanazono'), name)))
const notoSansTc = charactersOf(openSlices(required('noto-sans-tc')))

/** The WOFF2 of these characters, as far as the faces have them, and the characters it has. */
async function makeFace(
  faces: readonly Face[],
  wanted: Iterable<number>,
  family: string,
  licence: typeof OFL,
) {
  const sources = faces.filter((face) => [...wanted].some((code) => face.characters.has(code)))
  const has = charactersOf(sources)
  const characters = [...new Set(wanted)].filter((code) => has.has(code)).sort((a, b) => a - b)
  const copyrights = new Set(sources.map((face) => readCopyright(tableOf(face.tables, 'name'))))
  const copyright = [...copyrights].join('; ')
  const composed = composeFont(sources, characters, { family, copyright, ...licence })
  const bytes = await subsetFont(composed, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    preserveNameIds: [13, 14],
  })
  console.log(`${family}: ${characters.length} characters, ${bytes.length} bytes`)
  return { bytes, characters }
}

const without = (all: Iterable<number>, some: Iterable<number>) => {
  const taken = new Set(some)
  return [...all].filter((code) => !taken.has(code))
}

const iansuiCharacters = charactersOf(iansui)
const fallback = without(dictionary, iansuiCharacters)
const reading = await makeFace([...iansui, wenkai], [...iansuiCharacters, ...fallback], 'HakkaReading', OFL)
writeFileSync(join(SERVER_FONTS, 'hakka-reading.woff2'), reading.bytes)

const lacking = without(dictionary, notoSansTc)
const sans = await makeFace(chocolate, lacking, 'HakkaRareSans', OFL)
const ming = await makeFace(hanazono, without(lacking, sans.characters), 'HakkaRareMing', HANAZONO)

for (const name of readdirSync(WEB_FONTS))
  if (/^hakka-rare-.*\.woff2$/.test(name)) rmSync(join(WEB_FONTS, name))
const rules = [
  { part: 'sans', ...sans },
  { part: 'ming', ...ming },
].map(({ part, bytes, characters }) => {
  const name = `hakka-rare-${part}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`
  writeFileSync(join(WEB_FONTS, name), bytes)
  return `@font-face {
  font-family: HakkaRare;
  src: url("/fonts/${name}") format("woff2");
  font-display: swap;
  unicode-range:
    ${unicodeRange(characters)};
}
`
})
writeFileSync(
  join(WEB_STYLES, 'hakka-rare.css'),
  `/* Written by tools/content/fonts.ts. */\n${rules.join('\n')}`,
)

const table = {
  reading: packCharacters(reading.characters),
  rare: packCharacters([...sans.characters, ...ming.characters]),
  interface: packCharacters(notoSansTc),
}
writeFileSync(join(SERVER_FONTS, 'glyph-table.json'), `${JSON.stringify(table, null, 2)}\n`)

copyFileSync(join(packageFolder('iansui'), 'LICENSE'), join(SERVER_FONTS, 'licence-iansui.txt'))
copyFileSync(
  join(packageFolder('chocolate-classical-sans'), 'LICENSE'),
  join(WEB_FONTS, 'licence-hakka-rare-sans.txt'),
)

const nowhere = without(lacking, [...sans.characters, ...ming.characters])
if (nowhere.length > 0) throw new Error(`No face has ${String.fromCodePoint(...nowhere)}`)
const bySystem = without(dictionary, reading.characters)
console.log(`Only HakkaRare has, for reading text: ${String.fromCodePoint(...bySystem)}`)
