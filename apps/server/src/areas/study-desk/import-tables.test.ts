import { STUDY_KINDS, type StudyKindName } from '@hakka/contract/constants'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { COLUMNS } from '../../content/study-table/columns.ts'
import { asLines, type RandomTable, randomTables } from '../../content/study-table/testing/random-tables.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import { type TableFormat, writeTable } from '../../domain/import/write-table.ts'
import { csvRows, unmarked } from '../../domain/text/csv.ts'
import { testServer } from '../../testing/server.ts'
import { tableDesk } from '../../testing/table-desk.ts'

const server = testServer()
const { check, bring, clear, exported, storeRandomFiles } = tableDesk(server)

beforeAll(async () => {
  await storeRandomFiles()
})

/** Files of a kind that has words in another one. */
const filesOf = (kind: StudyKindName) =>
  COLUMNS[kind].words_file.length > 0 ? (['items_file', 'words_file'] as const) : (['items_file'] as const)

async function asFiles(kind: StudyKindName, table: RandomTable, format: TableFormat) {
  const own: Record<string, Buffer> = {}
  for (const file of filesOf(kind)) {
    const lines = asLines(kind, file, table[file] ?? [])
    // A file without words is none.
    if (lines.length > 1 || kind === 'speaking') own[file] = await writeTable(lines, format)
  }
  return own
}

const linesIn = (bytes: Buffer) =>
  csvRows(String(bytes), '\t')?.map(({ fields }) => fields.map(unmarked)) ?? []

/** A table with a word at least. */
const withWords = (kind: StudyKindName) =>
  randomTables[kind].filter((own) => filesOf(kind).length === 1 || (own.words_file?.length ?? 0) > 0)

test.each(STUDY_KINDS)(
  'a random table of %s comes out as it went in, in both formats',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(withWords(kind), async (table) => {
        await clear()
        await bring(kind, await asFiles(kind, table, 'tsv'))
        const out: Record<string, Buffer> = {}
        for (const file of filesOf(kind)) {
          const lines = linesIn(await exported(kind, file))
          expect(lines.toSorted()).toEqual(asLines(kind, file, table[file] ?? []).toSorted())
          out[file] = await exported(kind, file, 'xlsx')
        }
        const again = (await check(kind, out)).json().data
        expect(again).toMatchObject({ made: 0, changed: 0, fault_count: 0 })
        await clear()
        await bring(kind, out)
        for (const file of filesOf(kind)) {
          const lines = linesIn(await exported(kind, file))
          expect(lines.toSorted()).toEqual(asLines(kind, file, table[file] ?? []).toSorted())
        }
      }),
      { numRuns: 1, endOnFailure: true },
    )
    // Its threads give way to whatever else this machine does.
  },
  60_000,
)

const templateOf = async (kind: StudyKindName) => {
  const own: Record<string, string> = {}
  for (const file of filesOf(kind)) own[file] = String(await exported(kind, file, 'tsv', 'template'))
  return own
}

test.each(STUDY_KINDS)('the lines of the template of %s are never brought in', async (kind) => {
  const { id, faults } = (await check(kind, await templateOf(kind))).json().data
  expect(id).toBeNull()
  if (kind === 'reading') return
  expect(new Set(faults.map(({ column }: { column: string }) => column))).toEqual(new Set(['主題']))
  expect(faults[0].message).toContain('範本的範例')
})

test.each(STUDY_KINDS)(
  'the template of %s, with a theme of one’s own, is what its import takes',
  async (kind) => {
    const own = Object.fromEntries(
      Object.entries(await templateOf(kind)).map(([file, text]) => [
        file,
        text.replaceAll('範例主題', '打招呼'),
      ]),
    )
    const { faults } = (await check(kind, own)).json().data
    // A book's pictures are each editor's own.
    const columns = new Set(faults.map(({ column }: { column: string }) => column))
    expect([...columns]).toEqual(kind === 'reading' ? ['封面', '圖片'] : [])
    expect(await server().services.db.$count(studyItems)).toBe(0)
  },
)
