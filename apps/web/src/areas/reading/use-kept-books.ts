import { type KeptBook, keptBooks } from '../../app/self-study/kept-books.ts'
import { usePlaces } from '../../app/self-study/use-places.ts'

const NONE: ReadonlyMap<number, KeptBook> = new Map()

/** What the reader has opened, by the book's id; nothing until the page is alive. */
export const useKeptBooks = (): ReadonlyMap<number, KeptBook> =>
  usePlaces(() => new Map(keptBooks().map((own) => [own.id, own])), NONE)
