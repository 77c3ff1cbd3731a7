import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { packCharacters } from './character-sets.ts'
import { openFace } from './face.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SERVER_FONTS = join(root, 'apps/server/src/domain/fonts')
const table: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(SERVER_FONTS, 'glyph-table.json'), 'utf8'),
)
const styles = readFileSync(join(root, 'apps/web/src/styles/hakka-rare.css'), 'utf8')

/** The characters of a `unicode-range`. */
function rangeOf(rule: string): number[] {
  const range = /unicode-range:\s*([^;]*);/.exec(rule)?.[1] ?? ''
  return range.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** Those of the characters that the file draws something for. */
async function drawnBy(file: string, characters: number[]): Promise<number[]> {
  const text = String.fromCodePoint(...characters)
  const face = openFace(await subsetFont(readFileSync(file), text, { targetFormat: 'truetype' }))
  return characters.filter((code) => {
    const glyph = face.characters.get(code)
    return (
      glyph !== undefined && (face.outline(glyph).length > 0 || /\p{Z}/u.test(String.fromCodePoint(code)))
    )
  })
}

test('HakkaRare draws exactly what its style sheet and the table promise', async () => {
  const rules = styles.split('@font-face').slice(1)
  expect(rules).toHaveLength(globSync('apps/web/public/fonts/hakka-rare-*.woff2', { cwd: root }).length)
  const promised: number[] = []
  for (const rule of rules) {
    const file = join(root, 'apps/web/public', /url\("([^"]*)"\)/.exec(rule)?.[1] ?? '')
    const characters = rangeOf(rule)
    expect(await drawnBy(file, characters)).toEqual(characters)
    promised.push(...characters)
  }
  expect(packCharacters(promised)).toEqual(table.rare)
})

test('the reading face draws every character that the table promises', async () => {
  const characters = Object.entries(table.reading ?? {}).flatMap(([page, bits]) => {
    const first = Number.parseInt(page.slice(2, -2), 16) * 256
    const flags = BigInt(`0x${bits}`).toString(2).padStart(256, '0')
    return [...flags].flatMap((flag, index) => (flag === '1' ? [first + index] : []))
  })
  expect(packCharacters(characters)).toEqual(table.reading)
  const blanks = characters.filter((code) => /[\p{C}\p{Z}]/u.test(String.fromCodePoint(code)))
  const drawn = new Set([
    ...blanks,
    ...(await drawnBy(join(SERVER_FONTS, 'hakka-reading.woff2'), characters)),
  ])
  expect(characters.filter((code) => !drawn.has(code)).map((code) => code.toString(16))).toEqual([])
})
