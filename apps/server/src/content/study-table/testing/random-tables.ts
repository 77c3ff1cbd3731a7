import { BOOK_TYPES, DIALECTS, FACE_NAMES, type StudyKindName } from '@hakka/contract/constants'
import { GAP_MARKS } from '@hakka/hakka/gaps'
import fc from 'fast-check'
import { COLUMNS, type TableFile } from '../columns.ts'

type Row = Record<string, string>

/** A table as an export would give it: rows by the ids of their columns. */
export interface RandomTable {
  items_file: Row[]
  words_file?: Row[]
}

/** Its file: the heading, and what stands below it. */
export const asLines = (kind: StudyKindName, file: TableFile, rows: readonly Row[]): string[][] => [
  COLUMNS[kind][file].map(({ title }) => title),
  ...rows.map((row) => COLUMNS[kind][file].map(({ id }) => row[id] ?? '')),
]

/** Files that a site has to have for them. */
export const RANDOM_FILES = {
  sound: '/files/aaaaaaaaaaaaaaaa.mp3',
  pictures: ['/files/bbbbbbbbbbbbbbbb.webp', '/files/cccccccccccccccc.png'],
} as const

const SAID = [
  { hakka: '恁仔細', pinyin: 'an31 zii31 se55' },
  { hakka: '食飽吂？', pinyin: 'siid5 bau31 mang11' },
  { hakka: '你好', pinyin: 'ngi11 ho31' },
] as const
const ROLES = [
  { name: '阿姆', pinyin: 'a24 me24', chinese: '媽媽' },
  { name: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' },
  { name: '先生', pinyin: 'xin24 sang24', chinese: '' },
] as const
const WORDS = [
  { word: '食飯', pinyin: 'siid5 fan55' },
  { word: '啉茶', pinyin: 'lim24 ca11' },
  // What tells several words in one cell apart may stand in a word.
  { word: '飯／茶', pinyin: 'fan55 ca11' },
  { word: '魚', pinyin: 'ng11' },
] as const

/** Mandarin, also what a spreadsheet would work out and what a page would draw. */
const FREE = [
  '=1+1',
  '0912',
  "'=x",
  '+好',
  '-5',
  '@你',
  '"引號"',
  '換\n行',
  '普通',
  '<script>alert(1)</script>',
]
const free = fc.constantFrom(...FREE, '')
const name = fc.constantFrom('打招呼', '=食飯', '007', '<b>上課</b>')
const said = fc.constantFrom(...SAID)
const dialect = fc.constantFrom(...DIALECTS.map((own) => own.name))
const no = fc.integer({ min: 1, max: 40 }).map(String)
const level = fc.constantFrom('1', '2', '3', '4', '5')
const sound = fc.constantFrom(
  { audio: '', synthetic: '' },
  { audio: RANDOM_FILES.sound, synthetic: '' },
  { audio: RANDOM_FILES.sound, synthetic: '1' },
)
const sentence = fc
  .tuple(said, free, sound)
  .map(([own, chinese, heard]): Row => ({ ...own, chinese, ...heard }))
const words = fc.array(
  fc.tuple(fc.constantFrom(...WORDS), free).map(([own, chinese]): Row => ({ ...own, chinese })),
  { maxLength: 2 },
)

/** Places of a kind, each of them once. */
const places = (own: Record<string, fc.Arbitrary<string>>, unique: readonly string[]) =>
  fc.uniqueArray(fc.record(own), {
    minLength: 1,
    maxLength: 4,
    selector: (place) => unique.map((id) => place[id]).join(' '),
  })

const tableOf = <Own>(
  all: fc.Arbitrary<Row[]>,
  one: fc.Arbitrary<Own>,
  rows: (place: Row, own: Own) => RandomTable,
): fc.Arbitrary<RandomTable> =>
  all
    .chain((own) => fc.tuple(...own.map((place) => one.map((item) => rows(place, item)))))
    .map((tables) => ({
      items_file: tables.flatMap((own) => own.items_file),
      words_file: tables.flatMap((own) => own.words_file ?? []),
    }))

const theme = { level_no: level, category_name: name, dialect_id: dialect }

const speaking = tableOf(
  places({ ...theme, subcategory_name: name, no }, ['level_no', 'category_name', 'dialect_id', 'no']),
  fc.tuple(sentence, words),
  (place, [own, list]) => ({
    items_file: [{ ...place, ...own }],
    words_file: list.map((word) => ({ ...place, ...word })),
  }),
)

const classroomTerm = tableOf(
  places({ category_name: name, subcategory_name: name, dialect_id: dialect, no }, [
    ...['category_name', 'subcategory_name', 'dialect_id', 'no'],
  ]),
  sentence,
  (place, own) => ({ items_file: [{ ...place, ...own }] }),
)

const listening = tableOf(
  places({ ...theme, dialog_no: no }, ['level_no', 'category_name', 'dialect_id', 'dialog_no']),
  fc.record({
    title: said,
    title_chinese: free,
    faces: fc.tuple(...ROLES.map(() => fc.constantFrom(...Object.values(FACE_NAMES)))),
    lines: fc.array(fc.tuple(fc.integer({ min: 0, max: ROLES.length - 1 }), sentence, words), {
      minLength: 2,
      maxLength: 5,
    }),
  }),
  (place, { title, title_chinese, faces, lines }) => {
    const named = lines.map(([role, own, list], at) => {
      // Two roles at least.
      const index = at < 2 ? at : role
      const {
        name: role_name = '',
        pinyin: role_pinyin = '',
        chinese: role_chinese = '',
      } = ROLES[index] ?? {}
      const line = { ...place, sentence_no: String(at + 1) }
      return {
        item: {
          ...line,
          ...{ title: title.hakka, title_pinyin: title.pinyin, title_chinese },
          ...{ role_name, role_pinyin, role_chinese, role_face: faces[index] ?? '' },
          ...own,
        },
        said: list.map((word) => ({ ...line, ...word })),
      }
    })
    return {
      items_file: named.map(({ item }) => item),
      words_file: named.flatMap((own) => own.said),
    }
  },
)

const reading = tableOf(
  places({ no }, ['no']),
  fc.record({
    book: fc.record({
      level_no: level,
      type: fc.constantFrom(...BOOK_TYPES.map((own) => own.name)),
      chinese_title: name,
      author: name,
      origin: free,
      keyword: free,
      published_year: fc.constantFrom('1900', '2026'),
      cover: fc.constantFrom(...RANDOM_FILES.pictures),
      music: fc.constantFrom('', RANDOM_FILES.sound),
    }),
    dialects: fc.subarray(
      DIALECTS.map((own) => own.name),
      { minLength: 1, maxLength: 2 },
    ),
    titles: fc.array(said, { minLength: 2, maxLength: 2 }),
    pages: fc.array(
      fc.tuple(
        fc.constantFrom(...RANDOM_FILES.pictures),
        fc.array(fc.array(sentence, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 2 }),
      ),
      { minLength: 8, maxLength: 9 },
    ),
  }),
  (place, { book, dialects, titles, pages }) => ({
    items_file: dialects.flatMap((dialect_id, own) =>
      pages.flatMap(([picture, byDialect], page) =>
        (byDialect[own] ?? []).map((line, at): Row => {
          const isFirst = page === 0 && at === 0
          const title = titles[own]
          return {
            ...place,
            ...(isFirst && own === 0 && book),
            dialect_id,
            ...(isFirst && title && { title: title.hakka, title_pinyin: title.pinyin }),
            page_no: String(page + 1),
            ...(own === 0 && at === 0 && { picture }),
            sentence_no: String(at + 1),
            ...line,
          }
        }),
      ),
    ),
  }),
)

const gap = fc.subarray([...WORDS], { minLength: 1, maxLength: 3 })
const cloze = fc.tuple(fc.array(gap, { minLength: 1, maxLength: GAP_MARKS.length }), free).map(
  ([gaps, chinese]): Row => ({
    kind: '填空',
    hakka: `你好，${gaps.map((_, at) => `愛${GAP_MARKS.charAt(at)}`).join('，')}。`,
    pinyin: `ngi11 ho31 ${gaps.map((own) => `oi55 ${own[0]?.pinyin}`).join(' ')}`,
    chinese,
    answers: gaps
      .map((own, at) => GAP_MARKS.charAt(at) + own.map(({ word }) => word.replace('／', '\\／')).join('／'))
      .join(' '),
  }),
)
const article = fc
  .record({
    prompt: said,
    chinese: free,
    hints: fc.array(fc.constantFrom('=先寫', '再寫／別的', '①什麼'), { maxLength: 3 }),
    pictures: fc.subarray([...RANDOM_FILES.pictures]),
    example: said,
    example_chinese: free,
  })
  .map(
    ({ prompt, chinese, hints, pictures, example, example_chinese }): Row => ({
      kind: '寫短文',
      ...prompt,
      chinese,
      hints: hints.join('\n'),
      pictures: pictures.join('\n'),
      example: example.hakka,
      example_pinyin: example.pinyin,
      example_chinese,
    }),
  )

const writing = tableOf(
  places({ category_name: name, dialect_id: dialect, no }, ['category_name', 'dialect_id', 'no']),
  fc.record({
    level_no: level,
    title: said,
    title_chinese: free,
    meanings: fc.array(free, { minLength: WORDS.length, maxLength: WORDS.length }),
    questions: fc.array(fc.oneof(cloze, article), { minLength: 1, maxLength: 4 }),
  }),
  (place, { level_no, title, title_chinese, meanings, questions }) => ({
    items_file: questions.map((question, at) => ({
      ...place,
      ...(at === 0 && { level_no, title: title.hakka, title_pinyin: title.pinyin, title_chinese }),
      question_no: String(at + 1),
      ...question,
    })),
    words_file: WORDS.map((word, at) => ({ ...place, ...word, chinese: meanings[at] ?? '' })),
  }),
)

export const randomTables: Record<StudyKindName, fc.Arbitrary<RandomTable>> = {
  listening,
  speaking,
  reading,
  writing,
  classroom_term: classroomTerm,
}

/** What no cell of a column may say. */
export const BAD_CELLS: Record<string, string> = {
  level_no: '9',
  category_name: '',
  subcategory_name: '',
  dialect_id: '火星',
  dialog_no: '0',
  no: '一',
  sentence_no: '零',
  page_no: '-1',
  question_no: '1.5',
  published_year: '去年',
  type: '小說',
  kind: '選擇',
  role_face: '龍',
  role_name: '',
  hakka: '',
  // More syllables than any text has characters.
  pinyin: 'an31 '.repeat(60).trim(),
  answers: '食飯',
  example: '',
  audio: 'https://example.com/a.mp3',
  cover: '/files/../a.webp',
  picture: 'a.webp',
  pictures: 'javascript:alert(1)',
  synthetic: '有',
  word: '',
}
