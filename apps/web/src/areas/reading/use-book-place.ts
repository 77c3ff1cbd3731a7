import type { OpenBook } from '@hakka/contract/reading'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { freshPlaces } from '../../app/self-study/account-places.ts'
import { keepBook, keptBook, openAt } from '../../app/self-study/kept-books.ts'
import { keepLastStudy } from '../../app/self-study/last-study.ts'
import { useSentPlaces } from '../../app/self-study/use-places.ts'
import { useVisitor } from '../../app/visitor.ts'
import { bookUrl } from './book-url.ts'
import { AT_FIRST, afterAct, pageOfHash, type ReaderAct, type ReaderState } from './reader-rules.ts'

/**
 * Where the reader is in a book: in the address as `#no-4`, and kept on this device, where it opens again. A page that
 * is turned takes the place of the one before in the history.
 */
export function useBookPlace(book: OpenBook): [ReaderState, (act: ReaderAct) => void] {
  const { id, dialect_id: dialectId, page_num: pages } = book
  const [state, act] = useReducer((own: ReaderState, next: ReaderAct) => afterAct(own, next, pages), AT_FIRST)
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  /** The hash that this page has set or read last; none before it is alive. */
  const known = useRef<string>(undefined)

  // An address with a page, when it is opened and whenever somebody changes it.
  useEffect(() => {
    if (known.current === hash) return
    const first = known.current === undefined
    known.current = hash
    const to = pageOfHash(hash, pages) ?? (first ? openAt(keptBook(id), pages) : undefined)
    if (to !== undefined) act({ do: 'turn', to })
  }, [hash, id, pages])

  const { page, end } = state
  useSentPlaces()
  const userId = useVisitor().user?.id
  const turnTo = useEffectEvent(() => {
    // Whoever has turned a page, or came to one, is there.
    if (page !== 1 || pageOfHash(hash, pages) !== undefined) return
    const to = openAt(keptBook(id), pages)
    if (to !== 1) act({ do: 'turn', to })
  })
  useEffect(() => {
    if (userId === undefined) return
    let gone = false
    void freshPlaces(userId).then(() => !gone && turnTo())
    return () => {
      gone = true
    }
  }, [userId])
  const note = useEffectEvent((open: number) => {
    const here = `#no-${open}`
    if (known.current === undefined || (known.current === '' && open === 1)) return
    if (known.current !== here) {
      known.current = here
      void navigate({ search, hash: here }, { replace: true, preventScrollReset: true })
    }
  })
  useEffect(() => afterPicture(() => note(page)), [page])
  const opened = useRef(false)
  useEffect(() => {
    // The first picture is always the first page: what was kept is turned to after it.
    if (!opened.current) {
      opened.current = true
      return
    }
    keepBook(id, page, end)
    keepLastStudy({
      type: 'reading',
      level_no: book.level_id,
      dialect_id: dialectId,
      category_id: null,
      title: book.chinese_title,
      detail: end ? '讀完了' : `上次讀到第 ${page} 頁`,
      at: { done: page, total: pages },
      url: bookUrl(id, dialectId, `#no-${page}`),
    })
  }, [id, page, end, dialectId, pages, book.level_id, book.chinese_title])
  return [state, act]
}

/** Runs something when what is drawn now has been shown: the address is nothing that a turned page should wait for. */
function afterPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
