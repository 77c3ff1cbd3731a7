import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { cell, frames, inSheet, sharedText } from '../../testing/hostile-files.ts'
import { readTable } from '../import/table-thread.ts'
import { filmKind } from '../uploads/films.ts'
import { soundOf } from '../uploads/sounds.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-foreign-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const UNREADABLE = '檔案讀不出來，請另存新檔再試'
const MISPLACED = '檔案裡有一格的位置不對，請用試算表另存新檔再試'
/** The smallest files that have stopped a site, or would. */
const TABLES: [string, () => Buffer, string][] = [
  ['a cell in a column that no sheet has', () => inSheet(cell('ZZZZZZZ99999999999')), MISPLACED],
  [
    'a cell in a row that no sheet has',
    () => inSheet('<row r="99999999999"><c t="n"><v>1</v></c></row>'),
    MISPLACED,
  ],
  ['a cell in the last column there is', () => inSheet(cell('XFD1048576')), '第 1 列超過 200 欄'],
  ['one text of a megabyte in 20,000 cells', sharedText, '第 1 列有一格超過 20000 個字'],
  [
    'two million texts of no character',
    () => inSheet('<row/>', [`</t></si>${'<si/>'.repeat(2_000_000)}<si><t>`]),
    '檔案裡的文字太多，請分成幾個檔案',
  ],
  ['2.5 million tabs', () => Buffer.from('\t'.repeat(2_500_000)), '第 1 列超過 200 欄'],
  ['2.5 million tabs and a text', () => Buffer.from(`${'\t'.repeat(2_500_000)}x`), '第 1 列超過 200 欄'],
  ['a thousand elements that are never closed', () => inSheet('<a>'.repeat(1_000)), UNREADABLE],
  [
    'an entity of entities',
    () => inSheet(`<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>`),
    UNREADABLE,
  ],
]

/** How long this process was held up at once, in ms, while something ran. */
async function heldUp(run: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  await run()
  delay.disable()
  return delay.max / 1e6
}

describe('a table that is made to stop the site', () => {
  test.each(TABLES)('%s is refused with a sentence', async (_, make, refused) => {
    expect(await readTable(make())).toEqual({ refused })
  })

  test.each([
    ['4.9 MB of empty lines', () => Buffer.from('\n'.repeat(4_900_000))],
    [
      'a workbook of blanks',
      () => inSheet(`<row><c t="inlineStr"><is><t>${' '.repeat(20_000_000)}</t></is></c></row>`),
    ],
  ])('%s is an empty table', async (_, make) => {
    const table = await readTable(make())
    expect(table).toMatchObject({ lines: [] })
  })

  test('a reader that runs out of memory or time ends alone: the next table is read', async () => {
    // Elements in each other, which a reader has to remember.
    const endless = inSheet('<a>'.repeat(6_000_000))
    expect(endless.length).toBeLessThan(1024 * 1024)
    const held = await heldUp(async () => {
      expect(await readTable(endless)).toEqual({ refused: UNREADABLE })
    })
    expect(held).toBeLessThan(5_000)
    expect(await readTable(Buffer.from('甲\t乙\n1\t2'))).toMatchObject({ lines: [{ line: 1 }, { line: 2 }] })
  })

  test('many at once are read two at a time, and those that nobody could wait for are refused', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => readTable(Buffer.from('甲\t乙\n1\t2'))))
    expect(all.filter((table) => 'lines' in table)).toHaveLength(22)
    const refused = all.filter((table) => 'refused' in table)
    expect(refused).toEqual(Array(8).fill({ refused: '現在有很多檔案在讀，請等一下再試一次' }))
  })
})

const readers = (): number[] => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => parent === String(process.pid) && args.join(' ').includes('foreign-child'),
    )
    .map(([pid]) => Number(pid))
}

describe('a reader', () => {
  const table = Buffer.from('甲\t乙\n1\t2')

  test('reads one file after the other', async () => {
    await readTable(table)
    const before = readers()
    for (let file = 0; file < 5; file++) expect(await readTable(table)).toMatchObject({ lines: [{}, {}] })
    expect(before.length).toBeGreaterThan(0)
    expect(readers()).toEqual(before)
  })

  test('that is killed while it rests costs the next file nothing', async () => {
    await readTable(table)
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    expect(await readTable(table)).toMatchObject({ lines: [{}, {}] })
    for (const pid of readers()) process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(readers()).toEqual([]), { timeout: 15_000 })
    expect(await readTable(table)).toMatchObject({ lines: [{}, {}] })
  })
})

describe('a sound that keeps its reader for minutes', () => {
  test('29 MB of nothing but the sign that a frame begins is no sound, and the site goes on meanwhile', async () => {
    const path = join(folder, 'frames.mp3')
    writeFileSync(path, frames())
    const held = await heldUp(async () => {
      expect(await soundOf(path)).toBeUndefined()
      expect(await filmKind(path)).toBeUndefined()
    })
    // Its reader would hold this process for minutes.
    expect(held).toBeLessThan(5_000)
  })
})
