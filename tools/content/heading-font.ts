/**
 * Makes the face of the interface's headings, HakkaHeading, before the pages are built or served for development:
 * apps/web/src/styles/build/heading.{css,woff2}. The same sources give the same bytes; the bundler puts the content
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
]
/** The administration is set in the system's fonts alone. */
const NEVER_A_HEADING = /\.test\.tsx?$|\/areas\/admin\/|\/Editor\.tsx$|\/contract\/src\/errors\.ts$/

const files = globSync(SOURCES, { cwd: root }).filter((name) => !NEVER_A_HEADING.test(name))
const characters = headingCharacters(files.map((name) => readFileSync(join(root, name), 'utf8')))
const bytes = await subsetFont(readFileSync(FACE), characters.join(''), {
  targetFormat: 'woff2',
  preserveNameIds: [0, 13, 14],
})
mkdirSync(OUTPUT, { recursive: true })
writeFileSync(join(OUTPUT, 'heading.woff2'), bytes)
writeFileSync(
  join(OUTPUT, 'heading.css'),
  `@font-face {
  font-family: HakkaHeading;
  src: url("./heading.woff2") format("woff2");
  font-display: swap;
  unicode-range: ${unicodeRange(characters.map((character) => character.codePointAt(0) ?? 0))};
}
`,
)
console.log(`標題字型：${characters.length} 字，${Math.round(bytes.length / 1024)} KB`)
