import { dialectName, STUDY_KINDS, type StudyKindName } from '@hakka/contract/constants'
import { study, studyKinds } from '@hakka/modules/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsOf } from '../../domain/import/rows-of.ts'
import { COLUMNS, type TableFile } from './columns.ts'
import type { TableDraft } from './drafts.ts'
import { judgedDrafts, READERS } from './plan.ts'
import { asLines, BAD_CELLS, type RandomTable, randomTables } from './testing/random-tables.ts'
import { bookCells, dialogueCells, type RowCells, sentenceCells, setCells, termCells } from './to-cells.ts'

/** What a table comes to on a site that has nothing yet. */
async function read(kindId: StudyKindName, table: RandomTable) {
  const kind = studyKinds.get(kindId)
  if (!kind) throw new Error(kindId)
  const rows = (file: TableFile) => {
    const lines = asLines(kindId, file, table[file] ?? []).map((fields, at) => ({ line: at + 1, fields }))
    const { rows: own, faults } = rowsOf(file, COLUMNS[kindId][file], { lines })
    expect(faults).toEqual([])
    return own
  }
  const hasWords = table.words_file !== undefined && table.words_file.length > 0
  const { drafts, faults } = READERS[kindId](rows('items_file'), hasWords ? rows('words_file') : undefined)
  return faults.length > 0 ? { writes: [], faults } : judgedDrafts(kind, drafts, new Map())
}

const CELLS: Record<StudyKindName, (place: RowCells, content: unknown, file: TableFile) => RowCells[]> = {
  listening: (place, content, file) => dialogueCells(place, study.listening.item.parse(content), file),
  speaking: (place, content, file) => sentenceCells(place, study.speaking.item.parse(content), file),
  classroom_term: (place, content) => termCells(place, study.classroomTerm.item.parse(content)),
  reading: (_, content) => bookCells(study.reading.item.parse(content)),
  writing: (place, content, file) => setCells(place, study.writing.item.parse(content), file),
}

const placeOf = ({ levelNo, category, subcategory = '', dialectId, no }: TableDraft): RowCells => ({
  level_no: levelNo,
  category_name: category,
  subcategory_name: subcategory,
  dialect_id: dialectId ? dialectName(dialectId) : '',
  no,
  dialog_no: no,
})

test.each(STUDY_KINDS)('a random table of %s comes out cell by cell as it went in', async (kind) => {
  await fc.assert(
    fc.asyncProperty(randomTables[kind], async (table) => {
      const { writes, faults } = await read(kind, table)
      expect(faults).toEqual([])
      for (const file of ['items_file', 'words_file'] as const) {
        if (COLUMNS[kind][file].length === 0) continue
        const rows = writes.flatMap(({ draft, content }) => CELLS[kind](placeOf(draft), content, file))
        const texts = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([id, own]) => [id, String(own)])),
        )
        expect(asLines(kind, file, texts).toSorted()).toEqual(
          asLines(kind, file, table[file] ?? []).toSorted(),
        )
      }
    }),
    { numRuns: 60 },
  )
})

test.each(STUDY_KINDS)(
  'one bad cell in a random table of %s is named by its row and column',
  async (kind) => {
    const broken = randomTables[kind].chain((table) => {
      const cells = (['items_file', 'words_file'] as const).flatMap((file) =>
        (table[file] ?? []).flatMap((row, at) =>
          COLUMNS[kind][file].flatMap(({ id }) => {
            const bad = BAD_CELLS[id]
            // What is empty in a row may be another row's, or another kind of question's.
            return bad === undefined || (row[id] ?? '') === '' ? [] : { file, at, id, bad }
          }),
        ),
      )
      return fc.tuple(fc.constant(table), fc.constantFrom(...cells))
    })
    await fc.assert(
      fc.asyncProperty(broken, async ([table, { file, at, id, bad }]) => {
        const rows = (table[file] ?? []).map((row, index) => (index === at ? { ...row, [id]: bad } : row))
        const { writes, faults } = await read(kind, { ...table, [file]: rows })
        const line = at + 2
        const isNamed = faults.some(
          (own) =>
            own.file === file &&
            own.column === id &&
            (own.line === line || own.message.includes(`第 ${line} 列`)),
        )
        expect({ id, bad, line, faults: isNamed ? [] : faults }).toEqual({ id, bad, line, faults: [] })
        expect(faults.length).toBeGreaterThan(0)
        expect(writes.length).toBeLessThanOrEqual(table.items_file.length)
      }),
      { numRuns: 60 },
    )
  },
)
