import type { BookCard } from '@hakka/contract/reading'
import { useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'

/** As many as the first screen has. */
const FIRST = 8

/**
 * What an answer brought, for a moment the first of it alone: the picture of those that are seen does not wait for the
 * others, which come when it has been drawn. Whoever opens the page, or comes back to a place further down, has all at
 * once.
 */
export function useFirstBooks(books: readonly BookCard[]): readonly BookCard[] {
  const back = useNavigationType() === 'POP'
  const [whole, setWhole] = useState(books)
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(() => setWhole(books))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [books])
  return whole === books || back ? books : books.slice(0, FIRST)
}
