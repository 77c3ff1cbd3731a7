import type { BookValues, PageEntry, TitleValues } from './book-values.ts'

/** Its title among the sentences of a dialect. */
const TITLE = 'title'

/** All that a book says in a dialect, to be compared with the dictionary. */
export const bookLines = ({ dialect, text, pinyin }: TitleValues, pages: readonly PageEntry[]) => [
  { id: TITLE, name: '書名', text, pinyin },
  ...pages.flatMap(({ sentences }, at) =>
    sentences
      .filter((own) => own.dialect === dialect)
      .map((own, index) => ({
        id: own.id,
        name: `第 ${at + 1} 頁第 ${index + 1} 句`,
        text: own['hakka_sentence.text'],
        pinyin: own['hakka_sentence.pinyin'],
      })),
  ),
]

/** A book with readings of a dialect in the place of its own, by the ids of its lines. */
export const withReadings = (
  { titles, pages }: BookValues,
  dialect: number,
  readings: ReadonlyMap<string, string>,
): Pick<BookValues, 'titles' | 'pages'> => ({
  titles: titles.map((own) =>
    own.dialect === dialect ? { ...own, pinyin: readings.get(TITLE) ?? own.pinyin } : own,
  ),
  pages: pages.map((page) => ({
    ...page,
    sentences: page.sentences.map((own) => {
      const reading = own.dialect === dialect ? readings.get(own.id) : undefined
      return reading === undefined ? own : { ...own, 'hakka_sentence.pinyin': reading }
    }),
  })),
})
