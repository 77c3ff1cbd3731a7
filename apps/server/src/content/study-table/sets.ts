import { LEVELS } from '@hakka/contract/constants'
import type { CellFault } from '../../domain/import/columns.ts'
import { answersIn, linesIn } from './answers.ts'
import { type Cells, cellsOf, inOrder, lineOf, saidOnce } from './cells.ts'
import { QUESTION_NAMES } from './columns.ts'
import { type Cell, type DraftReader, placeKey, type TableDraft } from './drafts.ts'
import { listIn } from './said.ts'
import { strayWords } from './sentences.ts'
import { wordsByKey, wordsKey } from './words.ts'

type Json = Record<string, unknown>

/** Sets of writing: a row a question, and a file of the words that their gaps take. */
export const setDrafts: DraftReader = (items, words) => {
  const faults: CellFault[] = []
  const said = words && wordsByKey('writing', words, faults)
  const sets = new Map<string, { place: Pick<TableDraft, 'category' | 'dialectId' | 'no'>; rows: Cells[] }>()
  for (const row of items) {
    const cells = cellsOf('writing', 'items_file', row, faults)
    const place = {
      category: cells.needed('category_name'),
      dialectId: cells.dialect(),
      no: cells.number('no', 1000),
    }
    const key = placeKey({ ...place, levelNo: 0 })
    const own = sets.get(key) ?? { place, rows: [] }
    own.rows.push(cells)
    sets.set(key, own)
  }
  const drafts = [...sets].map(([key, { place, rows }]): TableDraft => {
    const read = readSet(rows)
    const bank = said?.get(wordsKey(key, 1))
    const line = rows[0]?.line ?? 0
    return {
      ...place,
      levelNo: 0,
      line,
      contentOf: (before, uid) => ({
        ...before,
        uid,
        no: place.no,
        level_no: read.levelNo,
        title: read.title,
        words: said ? (bank ?? []).map(({ word }) => word) : listIn(before, 'words'),
        questions: read.questions.map(({ contentOf }) => contentOf(before)),
      }),
      cellOf: ([part, index, ...rest]) => {
        const file = 'items_file'
        if (part === 'title')
          return { file, line: lineOf(rows, 'title'), column: TITLE_COLUMNS[String(index)] ?? 'title' }
        if (part === 'level_no') return { file, line: lineOf(rows, 'level_no'), column: 'level_no' }
        const word = part === 'words' ? bank?.[Number(index)] : undefined
        if (word)
          return { file: 'words_file', line: word.line, column: WORD_COLUMNS[String(rest[0])] ?? 'word' }
        const question = part === 'questions' ? read.questions[Number(index)] : undefined
        if (question) return { file, line: question.line, column: columnOf(rest) }
        return { file, line, column: part === 'questions' ? 'question_no' : '' }
      },
      lackingOf: (before) =>
        (said ? bank : before)
          ? []
          : [{ file: 'items_file', line, column: '', message: '這一組還沒有詞庫，請在詞語檔裡寫它的詞語' }],
    }
  })
  strayWords(said, new Set([...sets.keys()].map((key) => wordsKey(key, 1))), faults, '內容檔裡沒有這一組')
  return { drafts, faults }
}

const TITLE_COLUMNS: Record<string, string> = {
  hakka: 'title',
  pinyin: 'title_pinyin',
  chinese: 'title_chinese',
}
const WORD_COLUMNS: Record<string, string> = { pinyin: 'pinyin', chinese: 'chinese' }

interface Question {
  line: number
  contentOf(before: Json | undefined): Json
}

function readSet(rows: readonly Cells[]) {
  saidOnce(rows, 'level_no')
  const [level] = rows.filter((cells) => cells.text('level_no') !== '')
  return {
    levelNo: level?.number('level_no', LEVELS.length) ?? 0,
    title: {
      hakka: saidOnce(rows, 'title'),
      pinyin: saidOnce(rows, 'title_pinyin'),
      chinese: saidOnce(rows, 'title_chinese', false),
    },
    questions: inOrder(rows, 'question_no', 20).map(readQuestion),
  }
}

function readQuestion(cells: Cells): Question {
  const kind = Object.entries(QUESTION_NAMES).find(([id, name]) =>
    [id, name].includes(cells.text('kind')),
  )?.[0]
  const { line } = cells
  if (kind === 'cloze') {
    const content = readCloze(cells)
    return { line, contentOf: () => content }
  }
  if (kind === 'article') return { line, contentOf: readArticle(cells) }
  if (cells.needed('kind') !== '')
    cells.fault('kind', `題型只有：${Object.values(QUESTION_NAMES).join('、')}`)
  return { line, contentOf: () => ({}) }
}

/** What belongs to questions of the other kind. */
function noneOf(cells: Cells, ids: readonly string[], kind: keyof typeof QUESTION_NAMES): void {
  for (const id of ids)
    if (cells.text(id) !== '') cells.fault(id, `${QUESTION_NAMES[kind]}題沒有這一格，請留空`)
}

function readCloze(cells: Cells): Json {
  noneOf(cells, ['hints', 'pictures', 'example', 'example_pinyin', 'example_chinese'], 'cloze')
  const cell = cells.needed('answers')
  const answers = answersIn(cell)
  if (!answers) cells.fault('answers', '答案要依空格的順序寫，如 ①食飯／食麵 ②啉茶')
  return {
    kind: 'cloze',
    hakka: { text: cells.needed('hakka'), pinyin: cells.text('pinyin') },
    chinese: { text: cells.text('chinese') },
    answers: answers ?? [],
  }
}

function readArticle(cells: Cells): Question['contentOf'] {
  noneOf(cells, ['answers'], 'article')
  const written = (id: string, pinyin: string, chinese: string) => ({
    hakka: cells.needed(id),
    pinyin: cells.text(pinyin),
    chinese: cells.text(chinese),
  })
  const content = {
    kind: 'article',
    prompt: written('hakka', 'pinyin', 'chinese'),
    hints: linesIn(cells.text('hints')),
  }
  const example = written('example', 'example_pinyin', 'example_chinese')
  const pictures = cells.files('pictures', '圖片')
  return (before) => {
    // Without the column pictures stay with the prompt that they were drawn for.
    const known = listIn(before, 'questions').find(
      ({ prompt }) => textIn(prompt, 'hakka') === content.prompt.hakka,
    )
    const kept = cells.has('pictures') ? pictures.map((url) => ({ url })) : listIn(known, 'pictures')
    return { ...content, ...(kept.length > 0 && { pictures: kept }), example }
  }
}

const textIn = (own: unknown, key: string): unknown =>
  typeof own === 'object' && own !== null ? Reflect.get(own, key) : undefined

const EXAMPLE_COLUMNS: Record<string, string> = {
  pinyin: 'example_pinyin',
  chinese: 'example_chinese',
}

/** The column of a part of a question. */
function columnOf([part, key]: readonly PropertyKey[]): Cell['column'] {
  if (part === 'example') return EXAMPLE_COLUMNS[String(key)] ?? 'example'
  if (part === 'hints' || part === 'pictures' || part === 'answers' || part === 'kind') return part
  if (part === 'chinese' || key === 'chinese') return 'chinese'
  if (part === 'hakka' || part === 'prompt') return key === 'pinyin' ? 'pinyin' : 'hakka'
  return ''
}
