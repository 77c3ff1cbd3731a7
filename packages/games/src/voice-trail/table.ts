import { type GameTable, groupedBy, needed, numberIn, soundCells, soundColumns, soundIn } from '#kit/table.ts'
import type { VoiceContent } from './content.ts'

/** A card a row: four of a question, of which one is marked as the answer. */
export const table: GameTable<VoiceContent> = {
  columns: [
    needed('no', '題號', '1'),
    needed('image', '圖片', '/files/…'),
    needed('shown_text', '圖片的詞', '貓仔'),
    needed('shown_pinyin', '圖片的詞拼音', 'meu55 e31'),
    needed('shown_chinese', '圖片的詞華語', '貓'),
    needed('said_text', '聲音說的詞', '貓仔'),
    needed('said_pinyin', '聲音說的詞拼音', 'meu55 e31'),
    needed('said_chinese', '聲音說的詞華語', '貓'),
    ...soundColumns,
    needed('answer', '答案（寫 1）', '1'),
  ],
  rows: ({ questions }) =>
    questions.flatMap(({ no, options, answer }) =>
      options.map(({ image, shown, said }, index) => ({
        no,
        image: image.url,
        shown_text: shown.text,
        shown_pinyin: shown.pinyin,
        shown_chinese: shown.chinese,
        said_text: said.text,
        said_pinyin: said.pinyin,
        said_chinese: said.chinese,
        ...soundCells(said.audio),
        answer: index === answer ? 1 : '',
      })),
    ),
  read(rows) {
    const groups = groupedBy(rows, 'no')
    return {
      content: {
        questions: groups.map(([no, cards]) => ({
          no: numberIn(no),
          options: cards.map(({ cells }) => ({
            image: { url: cells.image },
            shown: { text: cells.shown_text, pinyin: cells.shown_pinyin, chinese: cells.shown_chinese },
            said: {
              text: cells.said_text,
              pinyin: cells.said_pinyin,
              chinese: cells.said_chinese,
              ...soundIn(cells),
            },
          })),
          answer: cards.findIndex(({ cells }) => cells.answer === '1'),
        })),
      },
      cellOf([, index, part, card, own, of]) {
        const cards = groups[Number(index)]?.[1]
        const row = cards?.[part === 'options' ? Number(card ?? 0) : 0]
        if (!row) return undefined
        if (part === 'answer') return { line: row.line, column: 'answer' }
        if (part !== 'options' || own === undefined) return { line: row.line, column: 'no' }
        if (own === 'image') return { line: row.line, column: 'image' }
        return { line: row.line, column: of === 'audio' ? 'audio' : `${String(own)}_${String(of)}` }
      },
    }
  },
}
