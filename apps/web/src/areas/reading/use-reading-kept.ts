import { useEffect, useEffectEvent, useRef } from 'react'
import { quietApi } from '../../app/api.ts'
import { keepAttempt, newKey, type StudyAttempt } from '../../app/attempts/attempt.ts'
import { sendAttempts } from '../../app/attempts/send.ts'

/** A page that was open for less was only turned over. */
const READ_MS = 1500

/** Tells the server that the book is open: it counts a reader once a day. */
export function useView(bookId: number): void {
  useEffect(() => {
    quietApi('POST /api/self_study/reading/view', { body: { id: bookId } }).catch(() => {})
  }, [bookId])
}

/**
 * Keeps each page that was read, once an opening, among what the reader did.
 * @param page null past the last: that one is read by then, and the book with it, also where the tab is closed next
 */
export function usePagesRead(bookId: number, page: number | null, userId: number | null): void {
  const read = useRef(new Set<number>())
  const keep = useEffectEvent((no: number, usedMs: number) => {
    if (usedMs < READ_MS || read.current.has(no)) return
    read.current.add(no)
    const attempt: StudyAttempt = {
      key: newKey(),
      thing: 'book_page',
      thingId: bookId,
      item: no,
      theme: null,
      answer: null,
      usedMs,
      doneAt: new Date().toISOString(),
      result: null,
    }
    if (userId === null) keepAttempt(attempt)
    // Without a line it waits and goes with the next page.
    else sendAttempts(userId, [attempt]).catch(() => {})
  })
  useEffect(() => {
    if (page === null) return
    const begun = performance.now()
    const over = () => keep(page, performance.now() - begun)
    // What can't be sent any more waits in the browser, and goes with the next page.
    window.addEventListener('pagehide', over)
    return () => {
      window.removeEventListener('pagehide', over)
      over()
    }
  }, [page])
}
