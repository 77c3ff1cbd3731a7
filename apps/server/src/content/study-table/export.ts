import { dialectName, type StudyKindName } from '@hakka/contract/constants'
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import {
  books,
  classroomTerms,
  dialogues,
  type StudyReader,
  spokenSentences,
  writingSets,
} from '../../domain/self-study/readers.ts'
import { COLUMNS, type TableFile } from './columns.ts'
import { bookCells, dialogueCells, type RowCells, sentenceCells, setCells, termCells } from './to-cells.ts'

/** What is exported of a kind; all of it where nothing is named. */
interface Of {
  levelNo?: number | undefined
  dialectId?: number | undefined
  /** A theme; books stand in none. */
  themeId?: number | undefined
}

/** The heading and its rows, as an import takes them. */
export async function exportRows(
  db: NodePgDatabase,
  kind: StudyKindName,
  file: TableFile,
  at: Of = {},
): Promise<string[][]> {
  const rows = await ROWS[kind](db, file, at)
  return withHeading(kind, file, rows)
}

/** What editors fill in: the heading and rows as an example. */
export const templateRows = (kind: StudyKindName, file: TableFile): string[][] => {
  const columns = COLUMNS[kind][file]
  const count = Math.max(0, ...columns.map(({ examples }) => examples.length))
  return [
    columns.map(({ title }) => title),
    ...Array.from({ length: count }, (_, row) =>
      columns.map(({ examples }) => examples[Math.min(row, examples.length - 1)] ?? ''),
    ),
  ]
}

const withHeading = (kind: StudyKindName, file: TableFile, rows: readonly RowCells[]): string[][] => {
  const columns = COLUMNS[kind][file]
  return [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ id }) => String(row[id] ?? ''))),
  ]
}

async function itemsOf<I>(db: NodePgDatabase, reader: StudyReader<I>, { levelNo, dialectId, themeId }: Of) {
  const theme = alias(studyCategories, 'theme')
  const own = await db
    .select({ item: studyItems, category: studyCategories, theme })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .leftJoin(theme, eq(theme.id, studyCategories.parentId))
    .where(
      and(
        eq(studyItems.kind, reader.kind.id),
        isNull(studyItems.withdrawnAt),
        levelNo === undefined ? undefined : eq(studyItems.levelNo, levelNo),
        dialectId === undefined ? undefined : eq(studyItems.dialectId, dialectId),
        themeId === undefined
          ? undefined
          : or(eq(studyCategories.id, themeId), eq(studyCategories.parentId, themeId)),
      ),
    )
    .orderBy(asc(studyItems.levelNo), asc(studyItems.dialectId), asc(studyItems.no), asc(studyItems.id))
  return own
    .map((row) => ({
      ...row,
      top: row.theme ?? row.category,
      // Sentences to be said count through their theme.
      part: reader.kind.id === 'classroom_term' ? row.category.no : 0,
    }))
    .sort(
      (a, b) =>
        (a.top.levelNo ?? 0) - (b.top.levelNo ?? 0) ||
        a.top.no - b.top.no ||
        (a.item.dialectId ?? 0) - (b.item.dialectId ?? 0) ||
        a.part - b.part ||
        a.item.no - b.item.no,
    )
    .flatMap(({ item, category, top }) =>
      reader.read(db, item).map(({ item: content }) => ({
        content,
        place: {
          level_no: top.levelNo ?? '',
          category_name: top.name,
          subcategory_name: category.name,
          dialect_id: dialectName(item.dialectId ?? 0),
          no: item.no,
          dialog_no: item.no,
        },
      })),
    )
}

type Rows = (db: NodePgDatabase, file: TableFile, at: Of) => Promise<RowCells[]>

const rowsBy =
  <I>(reader: StudyReader<I>, cells: (place: RowCells, content: I, file: TableFile) => RowCells[]): Rows =>
  async (db, file, at) =>
    (await itemsOf(db, reader, at)).flatMap(({ place, content }) => cells(place, content, file))

const ROWS: Record<StudyKindName, Rows> = {
  listening: rowsBy(dialogues, dialogueCells),
  speaking: rowsBy(spokenSentences, sentenceCells),
  classroom_term: rowsBy(classroomTerms, termCells),
  writing: rowsBy(writingSets, setCells),
  reading: bookRows,
}

/** Books stand in no theme. */
async function bookRows(db: NodePgDatabase, _: TableFile, { levelNo, dialectId }: Of): Promise<RowCells[]> {
  const rows = await db
    .select()
    .from(studyItems)
    .where(
      and(
        eq(studyItems.kind, books.kind.id),
        isNull(studyItems.withdrawnAt),
        levelNo === undefined ? undefined : eq(studyItems.levelNo, levelNo),
      ),
    )
    .orderBy(asc(studyItems.no), asc(studyItems.id))
  return rows.flatMap((row) => books.read(db, row).flatMap(({ item }) => bookCells(item, dialectId)))
}
