import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AudioHandle } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import type { EbookContent } from './module.ts'

const PAGE_TURN_MS = 500

/**
 * Reads the book aloud, page after page, and stops after the last. In slide view the page turns with it; on one
 * page the sentence that sounds is told by `page`.
 */
export function useAutoPlay(sentences: EbookContent['sentences'], items: readonly number[]) {
  const host = useHost()
  const [page, setPage] = useState<number>()
  const live = useRef<AudioHandle>(undefined)
  const slide = items.length === 1
  const shown = items[0] ?? 0

  const turn = useEffectEvent((to: number) => {
    if (to >= sentences.length || (slide && !host.goTo)) return setPage(undefined)
    if (slide) host.goTo?.(to)
    setPage(to)
  })
  const begin = useEffectEvent((at: number, after: (ended: boolean) => void) => {
    const sound = sentences[at]?.hakka.audio
    if (!sound) return after(true)
    const handle = host.play(sound)
    live.current = handle
    handle.finished.then(
      (how) => after(how === 'ended'),
      () => after(false),
    )
  })
  useEffect(() => {
    if (page === undefined) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    begin(page, (ended) => {
      if (over) return
      if (ended) timer = setTimeout(() => turn(page + 1), PAGE_TURN_MS)
      else setPage(undefined)
    })
    return () => {
      over = true
      clearTimeout(timer)
      live.current?.stop()
      live.current = undefined
    }
  }, [page])

  // The reader turned to another page herself: the reading aloud ends.
  useEffect(() => {
    if (slide) setPage((now) => (now === undefined || now === shown ? now : undefined))
  }, [slide, shown])

  return {
    page,
    toggle: () => setPage(page === undefined ? shown : undefined),
  }
}
