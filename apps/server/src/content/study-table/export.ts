import { dialectName } from '@hakka/contract/constants'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { alias } from 'drizzle-orm/pg-core'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import {
  classroomTerms,
  dialogues,
  type StudyReader,
  spokenSentences,
} from '../../domain/self-study/readers.ts'
import { COLUMNS, FACE_NAMES, type TableFile, type TableKind } from './columns.ts'

type Cells = Record<string, string | number>

/** The heading and its rows, as an import takes them. */
export async function exportRows(
  db: NodePgDatabase,
  kind: TableKind,
  file: TableFile,
  at: { levelNo?: number | undefined; dialectId?: number | undefined } = {},
): Promise<string[][]> {
  const rows = await ROWS[kind](db, file, at)
  return withHeading(kind, file, rows)
}

/** What editors fill in: the heading and one row as an example. */
export const templateRows = (kind: TableKind, file: TableFile): string[][] => {
  const columns = COLUMNS[kind][file]
  return [columns.map(({ title }) => title), columns.map(({ example }) => example)]
}

const withHeading = (kind: TableKind, file: TableFile, rows: readonly Cells[]): string[][] => {
  const columns = COLUMNS[kind][file]
  return [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ id }) => String(row[id] ?? ''))),
  ]
}

type At = Parameters<typeof exportRows>[3]

async function rowsOf<I>(
  db: NodePgDatabase,
  reader: StudyReader<I>,
  { levelNo, dialectId }: NonNullable<At>,
) {
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

interface Said {
  hakka: {
    text: string
    pinyin: string
    audio?: { url: string; synthetic?: boolean | undefined } | undefined
  }
  chinese: { text: string }
}

const saidCells = ({ hakka, chinese }: Said): Cells => ({
  hakka: hakka.text,
  pinyin: hakka.pinyin,
  chinese: chinese.text,
  audio: hakka.audio?.url ?? '',
  synthetic: hakka.audio?.synthetic ? 1 : '',
})

const wordCells = (
  words: readonly { text: string; pinyin: string; chinese?: string | undefined }[] = [],
): Cells[] => words.map(({ text, pinyin, chinese }) => ({ word: text, pinyin, chinese: chinese ?? '' }))

const ROWS: Record<TableKind, (db: NodePgDatabase, file: TableFile, at: At) => Promise<Cells[]>> = {
  listening: dialogueRows,
  speaking: sentenceRows,
  classroom_term: termRows,
}

async function termRows(db: NodePgDatabase, _file: TableFile, at: At = {}): Promise<Cells[]> {
  const own = await rowsOf(db, classroomTerms, at)
  return own.map(({ place, content }) => ({ ...place, ...saidCells(content) }))
}

async function sentenceRows(db: NodePgDatabase, file: TableFile, at: At = {}): Promise<Cells[]> {
  const own = await rowsOf(db, spokenSentences, at)
  return own.flatMap(({ place, content }) =>
    file === 'items_file'
      ? [{ ...place, ...saidCells(content) }]
      : wordCells(content.words).map((word) => ({ ...place, ...word })),
  )
}

async function dialogueRows(db: NodePgDatabase, file: TableFile, at: At = {}): Promise<Cells[]> {
  const own = await rowsOf(db, dialogues, at)
  return own.flatMap(({ place, content: { title, roles, sentences } }) =>
    sentences.flatMap((line): Cells[] => {
      const common = { ...place, sentence_no: line.no }
      if (file === 'words_file') return wordCells(line.words).map((word) => ({ ...common, ...word }))
      const role = roles.find(({ id }) => id === line.role)
      return [
        {
          ...common,
          title: title.hakka,
          title_pinyin: title.pinyin,
          title_chinese: title.chinese,
          role_name: role?.name ?? '',
          role_pinyin: role?.pinyin ?? '',
          role_chinese: role?.chinese ?? '',
          role_face: role ? FACE_NAMES[role.face] : '',
          ...saidCells(line),
        },
      ]
    }),
  )
}
