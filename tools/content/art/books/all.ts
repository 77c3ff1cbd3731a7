/** The pictures of every book by its number: the cover first, then the pages. */
import * as b1 from './b1.ts'
import * as b2 from './b2.ts'
import * as b3 from './b3.ts'
import * as b4 from './b4.ts'
import * as b5 from './b5.ts'
import * as b6 from './b6.ts'
import * as b7 from './b7.ts'
import * as b8 from './b8.ts'

export const BOOKS: { no: number; drawings: string[] }[] = [b1, b2, b3, b4, b5, b6, b7, b8].map(
  (book, i) => ({
    no: i + 1,
    drawings: book.pages,
  }),
)
