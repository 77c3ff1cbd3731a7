/**
 * Makes the face of the interface's headings, HakkaHeading, before the pages are built or served for development:
 * apps/web/src/styles/build/heading.css and its files. The same sources give the same bytes; the bundler puts the content
 * hash in the file's name.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { LEVELS, partName, UNIT_MAX } from '../../packages/contract/src/constants.ts'
import { unicodeRange } from './fonts/character-sets.ts'
import { headingCharacters } from './fonts/heading-characters.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const FACE = join(root, 'apps/server/src/domain/fonts/hakka-reading.woff2')
const OUTPUT = join(root, 'apps/web/src/styles/build')
const SOURCES = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/modules/src/**/*.{ts,tsx}',
  'packages/games/src/**/*.{ts,tsx}',
  'packages/contract/src/**/*.ts',
  // What the categories of the downloads are called on every site.
  'apps/server/src/areas/download/categories.ts',
]
/** The administration is set in the system's fonts alone. */
const NEVER_A_HEADING = /\.test\.tsx?$|\/areas\/admin\/|\/Editor\.tsx$|\/contract\/src\/errors\.ts$/

/** What the title of a page is given as. */
const TITLE = /(?:pageMeta\(|title=)(['"][^'"]+['"])/g
/** A title may be a sentence of two halves: each counts as short. */
const titlesIn = (text: string) =>
  [...text.matchAll(TITLE)].map(([, title = '']) => title.replace(/[，；。]/g, '\n')).join('\n')

/** The headings of home, menu and frame. `e2e/fonts.spec.ts` sees that home and menu load no other file. */
const FIRST = [
  ...['客語學堂', '來講客家話', '課程專區', '自主學習', '活動專區', '教材下載', '最新消息'],
  ...['選擇級別', '隨機看一課', '今天練一點', '教師手冊', '學生課本', '這一級的單元'],
  ...LEVELS.map(({ name }) => name),
  ...Array.from({ length: UNIT_MAX }, (_, at) => partName(at + 1)),
].map((heading) => `'${heading}'`)

/**
 * Who needs a character first gives it its file. Every page loads the first, which is small for that; then come the
 * titles of all pages, the lesson, and what is left.
 */
const GROUPS: readonly ((name: string, text: string) => string)[] = [
  () => FIRST.join(),
  (_name, text) => titlesIn(text),
  (name, text) =>
    /web\/src\/(areas\/lesson\/|app\/container\/)|packages\/(modules|ui)\//.test(name) ? text : '',
  (_name, text) => text,
]

const files = globSync(SOURCES, { cwd: root })
  .filter((name) => !NEVER_A_HEADING.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }))
const given = new Set<string>()
const faces: string[] = []
mkdirSync(OUTPUT, { recursive: true })
for (const [at, group] of GROUPS.entries()) {
  const own = headingCharacters(files.map(({ name, text }) => group(name, text))).filter(
    (character) => !given.has(character),
  )
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
