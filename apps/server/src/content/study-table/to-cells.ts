import { BOOK_TYPES, dialectName, FACE_NAMES, type StudyKindName } from '@hakka/contract/constants'
import {
  type ClassroomTerm,
  type Dialogue,
  type PictureBook,
  readItem,
  type SpokenSentence,
  type StudyKind,
  study,
  type WritingSet,
} from '@hakka/modules/server'
import { answersCell } from './answers.ts'
import { QUESTION_NAMES, type TableFile } from './columns.ts'

/** A row of a table by its columns' ids; what is not named is empty. */
export type RowCells = Record<string, string | number>

interface Said {
  hakka: {
    text: string
    pinyin: string
    audio?: { url: string; synthetic?: boolean | undefined } | undefined
  }
  chinese: { text: string }
}

const saidCells = ({ hakka, chinese }: Said): RowCells => ({
  hakka: hakka.text,
  pinyin: hakka.pinyin,
  chinese: chinese.text,
  audio: hakka.audio?.url ?? '',
  synthetic: hakka.audio?.synthetic ? 1 : '',
})

const wordCells = (
  words: readonly { text: string; pinyin: string; chinese?: string | undefined }[] = [],
): RowCells[] => words.map(({ text, pinyin, chinese }) => ({ word: text, pinyin, chinese: chinese ?? '' }))

export const termCells = (place: RowCells, term: ClassroomTerm): RowCells[] => [
  { ...place, ...saidCells(term) },
]

export const sentenceCells = (place: RowCells, sentence: SpokenSentence, file: TableFile): RowCells[] =>
  file === 'items_file'
    ? [{ ...place, ...saidCells(sentence) }]
    : wordCells(sentence.words).map((word) => ({ ...place, ...word }))

export const dialogueCells = (
  place: RowCells,
  { title, roles, sentences }: Dialogue,
  file: TableFile,
): RowCells[] =>
  sentences.flatMap((line): RowCells[] => {
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
  })

/** What a book, a dialect or a page has once stands in its first row. */
export function bookCells({ book, pages }: PictureBook, only?: number): RowCells[] {
  const seen = new Set<string>()
  const once = (name: string, cells: RowCells): RowCells => {
    if (seen.has(name)) return {}
    seen.add(name)
    return cells
  }
  const dialects = Object.entries(book.titles).filter(([id]) => only === undefined || Number(id) === only)
  return dialects.flatMap(([dialect, title]) =>
    pages.flatMap((page) =>
      (page.sentences[dialect] ?? []).map((sentence, at) => ({
        no: book.no,
        ...once('book', {
          level_no: book.level_id,
          type: BOOK_TYPES.find(({ id }) => id === book.type_id)?.name ?? '',
          chinese_title: book.chinese_title,
          author: book.author,
          origin: book.origin,
          keyword: book.keyword,
          published_year: book.published_year,
          cover: book.cover.url,
          music: book.music?.url ?? '',
        }),
        dialect_id: dialectName(Number(dialect)),
        ...once(`dialect ${dialect}`, { title: title.text, title_pinyin: title.pinyin }),
        page_no: page.no,
        ...once(`page ${page.no}`, { picture: page.picture.url }),
        sentence_no: at + 1,
        ...saidCells(sentence),
      })),
    ),
  )
}

/** What a set has once stands in the row of its first question. */
export const setCells = (
  place: RowCells,
  { level_no, title, words, questions }: WritingSet,
  file: TableFile,
): RowCells[] =>
  file === 'words_file'
    ? wordCells(words).map((word) => ({ ...place, ...word }))
    : questions.map((question, at) => ({
        ...place,
        level_no: '',
        ...(at === 0 && {
          level_no,
          title: title.hakka,
          title_pinyin: title.pinyin,
          title_chinese: title.chinese,
        }),
        question_no: at + 1,
        kind: QUESTION_NAMES[question.kind],
        ...questionCells(question),
      }))

function questionCells(question: WritingSet['questions'][number]): RowCells {
  if (question.kind === 'cloze')
    return {
      hakka: question.hakka.text,
      pinyin: question.hakka.pinyin,
      chinese: question.chinese.text,
      answers: answersCell(question.answers),
    }
  const { prompt, hints, pictures = [], example } = question
  return {
    ...prompt,
    hints: hints.join('\n'),
    pictures: pictures.map(({ url }) => url).join('\n'),
    example: example.hakka,
    example_pinyin: example.pinyin,
    example_chinese: example.chinese,
  }
}

interface Stored {
  content: unknown
  /** Schema version that it was written in. */
  version: number
}
interface Table {
  place: RowCells
  file: TableFile
}

const rowsBy =
  <I>(kind: StudyKind<I>, cells: (place: RowCells, item: I, file: TableFile) => RowCells[]) =>
  ({ content, version }: Stored, { place, file }: Table): RowCells[] => {
    const read = readItem(kind, content, version)
    return read.ok ? cells(place, read.item, file) : []
  }

const CELLS: Record<StudyKindName, (stored: Stored, table: Table) => RowCells[]> = {
  listening: rowsBy(study.listening, dialogueCells),
  speaking: rowsBy(study.speaking, sentenceCells),
  classroom_term: rowsBy(study.classroomTerm, termCells),
  reading: rowsBy(study.reading, (_, book) => bookCells(book)),
  writing: rowsBy(study.writing, setCells),
}

/** The rows that an item of some kind fills in a table; none of one that its kind can't read. */
export const cellsOfItem = (kind: StudyKindName, stored: Stored, table: Table): RowCells[] =>
  CELLS[kind](stored, table)
