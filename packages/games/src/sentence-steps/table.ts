import {
  BETWEEN,
  type GameTable,
  needed,
  numberIn,
  partsIn,
  soundCells,
  soundColumns,
  soundIn,
} from '#kit/table.ts'
import type { StepsContent } from './content.ts'

/** A sentence a row; its pieces stand in one cell, apart by @. */
export const table: GameTable<StepsContent> = {
  columns: [
    needed('no', '題號', '1'),
    needed('pieces', '詞卡（用 @ 隔開）', '你@食飽@吂'),
    needed('piece_pinyin', '詞卡拼音（用 @ 隔開）', 'ngi11@siid5 bau31@mang11'),
    needed('answer', '句子', '你食飽吂。'),
    needed('pinyin', '句子拼音', 'ngi11 siid5 bau31 mang11'),
    needed('chinese', '華語', '你吃飽了嗎？'),
    ...soundColumns,
  ],
  rows: ({ questions }) =>
    questions.map(({ no, pieces, piece_pinyin, answer, pinyin, chinese, audio }) => ({
      no,
      pieces: pieces.join(BETWEEN),
      piece_pinyin: piece_pinyin.join(BETWEEN),
      answer,
      pinyin,
      chinese,
      ...soundCells(audio),
    })),
  read: (rows) => ({
    content: {
      questions: rows.map(({ cells }) => ({
        no: numberIn(cells.no ?? ''),
        pieces: partsIn(cells.pieces ?? ''),
        piece_pinyin: partsIn(cells.piece_pinyin ?? ''),
        answer: cells.answer,
        pinyin: cells.pinyin,
        chinese: cells.chinese,
        ...soundIn(cells),
      })),
    },
    cellOf([, index, part = 'no']) {
      const row = rows[Number(index)]
      return row && { line: row.line, column: String(part) }
    },
  }),
}
