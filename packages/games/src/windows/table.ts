import { type GameTable, needed, numberIn, soundCells, soundColumns, soundIn } from '#kit/table.ts'
import type { WindowsContent } from './content.ts'

const COLUMNS: Readonly<Record<string, string>> = {
  question_text: 'text',
  chinese_text: 'chinese',
  audio: 'audio',
  length: 'text',
}

/** A word a row. */
export const table: GameTable<WindowsContent> = {
  columns: [
    needed('no', '題號', '1'),
    needed('text', '客語', '食飽'),
    needed('pinyin', '拼音', 'siid5 bau31'),
    needed('chinese', '華語', '吃飽'),
    ...soundColumns,
  ],
  rows: ({ quests }) =>
    quests.map(({ no, question_text, chinese_text, audio }) => ({
      no,
      text: question_text.text,
      pinyin: question_text.pinyin,
      chinese: chinese_text,
      ...soundCells(audio),
    })),
  read: (rows) => ({
    content: {
      quests: rows.map(({ cells }) => ({
        no: numberIn(cells.no ?? ''),
        question_text: { text: cells.text, pinyin: cells.pinyin },
        chinese_text: cells.chinese,
        ...soundIn(cells),
        length: Array.from(cells.text ?? '').length,
      })),
    },
    cellOf([, index, part, own]) {
      const row = rows[Number(index)]
      const column = part === 'question_text' && own === 'pinyin' ? 'pinyin' : COLUMNS[String(part)]
      return row && { line: row.line, column: column ?? 'no' }
    },
  }),
}
