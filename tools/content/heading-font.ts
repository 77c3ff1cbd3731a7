/**
 * Makes the face of the interface's headings, HakkaHeading, before the pages are built or served for development:
 * apps/web/src/styles/build/heading.css and its files. The same sources give the same bytes; the bundler puts the content
 * hash in the file's name.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { unicodeRange } from './fonts/character-sets.ts'
import { headingCharacters } from './fonts/heading-characters.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FACE = join(root, 'apps/server/src/domain/fonts/hakka-reading.woff2')
const OUTPUT = join(root, 'apps/web/src/styles/build')
const SOURCES = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/modules/src/**/*.{ts,tsx}',
  'packages/contract/src/**/*.ts',
  // What the categories of the downloads are called on every site.
  'apps/server/src/areas/download/categories.ts',
]
/** The administration is set in the system's fonts alone. */
const NEVER_A_HEADING = /\.test\.tsx?$|\/areas\/admin\/|\/Editor\.tsx$|\/contract\/src\/errors\.ts$/

/**
 * Who needs a character first gives it its file: the home page loads the first alone, a lesson two. What is left makes
 * the last.
 */
const GROUPS = [
  /web\/src\/(root|areas\/home\/|app\/shell\/|app\/links)|contract\/src\/constants/,
  /web\/src\/(areas\/lesson\/|app\/container\/)|packages\/(modules|ui)\//,
  /./,
]

const files = globSync(SOURCES, { cwd: root }).filter((name) => !NEVER_A_HEADING.test(name))
const given = new Set<string>()
const faces: string[] = []
mkdirSync(OUTPUT, { recursive: true })
for (const [at, group] of GROUPS.entries()) {
  const texts = files.filter((name) => group.test(name)).map((name) => readFileSync(join(root, name), 'utf8'))
  const own = headingCharacters(texts).filter((character) => !given.has(character))
  for (const character of own) given.add(character)
  const bytes = await subsetFont(readFileSync(FACE), own.join(''), {
    targetFormat: 'woff2',
    preserveNameIds: [0, 13, 14],
  })
  writeFileSync(join(OUTPUT, `heading-${at + 1}.woff2`), bytes)
  faces.push(`@font-face {
  font-family: HakkaHeading;
  src: url("./heading-${at + 1}.woff2") format("woff2");
  font-display: swap;
  unicode-range: ${unicodeRange(own.map((character) => character.codePointAt(0) ?? 0))};
}
`)
  console.log(`標題字型 ${at + 1}：${own.length} 字，${Math.round(bytes.length / 1024)} KB`)
}
writeFileSync(join(OUTPUT, 'heading.css'), faces.join(''))
