import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { stringsIn, uncovered } from './coverage.ts'
import { lessonFont } from './lesson-font.ts'

const hakka = (text: string) => ({ reading: [text], interface: [text] })
const content = fileURLToPath(new URL('../../../../../content', import.meta.url))
const UNASSIGNED = '\u{3FFFD}'

describe('coverage', () => {
  test.each(['𠊎', '𫣆', '𢯭', '𥍉', '𪐞', '𤸁'])(
    '%s is shown as Hakka and in the interface',
    (character) => {
      expect(uncovered(hakka(character))).toEqual([])
    },
  )

  test.each([UNASSIGNED, '\uF545', '\u{FF545}'])('a character without a glyph is named', (character) => {
    expect(uncovered({ reading: [], interface: [`客家${character}`] })).toEqual([character])
    expect(uncovered(hakka(`客家${character}`))).toEqual([character])
  })

  test('spaces, line ends and joiners want no glyph', () => {
    expect(uncovered(hakka('客 家\n客\u3000家\u200B'))).toEqual([])
  })

  test('every character of the content packs has a glyph', () => {
    const lacking = globSync('**/*.json', { cwd: content }).flatMap((name) => {
      const characters = uncovered({
        reading: [],
        interface: stringsIn(JSON.parse(readFileSync(`${content}/${name}`, 'utf8'))),
      })
      return characters.length > 0 ? [`${name}: ${characters.join(' ')}`] : []
    })
    expect(lacking).toEqual([])
  })
})

describe('lesson font', () => {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  test('the same characters give the same file, whatever their order', async () => {
    const one = await lessonFont(['𠊎等行過茶園。', '茶園'])
    const other = await lessonFont([...'園茶過行等。𠊎'])
    expect(one.bytes.toString('latin1', 0, 4)).toBe('wOF2')
    expect(one.missing).toEqual([])
    expect(digest(one.bytes)).toBe(digest(other.bytes))
  })

  test('names what it lacks', async () => {
    const { missing } = await lessonFont([`𠊎${UNASSIGNED}客\uF545`])
    expect(missing).toEqual(['\uF545', UNASSIGNED])
  })

  test('a character that Iansui lacks comes from the second face', async () => {
    const without = await lessonFont(['客'])
    const { bytes, missing } = await lessonFont(['客誃'])
    expect(missing).toEqual([])
    expect(bytes.length).toBeGreaterThan(without.bytes.length)
  })

  test('several lessons at once each get their own', async () => {
    const [tea, mountain, tea2] = await Promise.all([
      lessonFont(['茶']),
      lessonFont(['山']),
      lessonFont(['茶']),
    ])
    expect(tea.bytes.equals(tea2.bytes)).toBe(true)
    expect(tea.bytes.equals(mountain.bytes)).toBe(false)
  })
})
