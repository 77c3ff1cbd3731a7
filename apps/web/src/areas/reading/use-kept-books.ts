import { useEffect, useState } from 'react'
import { type KeptBook, keptBooks } from './kept-books.ts'

const NONE: ReadonlyMap<number, KeptBook> = new Map()

/** What this browser's reader has opened, by the book's id; nothing until the page is alive. */
export function useKeptBooks(): ReadonlyMap<number, KeptBook> {
  const [kept, setKept] = useState(NONE)
  useEffect(() => setKept(new Map(keptBooks().map((own) => [own.id, own]))), [])
  return kept
}
