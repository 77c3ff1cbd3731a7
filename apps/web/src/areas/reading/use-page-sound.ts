import type { OpenBook } from '@hakka/contract/reading'
import { type Playback, prefetch } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReaderAct, ReaderState } from './reader-rules.ts'

export type BookPage = OpenBook['pages'][number]

const soundsOf = (page: BookPage | undefined) =>
  (page?.sentences ?? []).map((own) => own.hakka_sentence.audio ?? undefined)

export const hasSound = (page: BookPage | undefined) => soundsOf(page).some(Boolean)

/** Plays the open page as its state says, sentence after sentence, and tells when it has ended. */
export function usePageSound(
  { page: no, sound }: Pick<ReaderState, 'page' | 'sound'>,
  { pages, auto, act }: { pages: readonly BookPage[]; auto: boolean; act(next: ReaderAct): void },
): void {
  const page = pages[no - 1]
  const live = useRef<{ page: BookPage | undefined; playback: Playback } | undefined>(undefined)

  const stop = useEffectEvent(() => {
    const own = live.current
    live.current = undefined
    own?.playback.stop()
  })
  const start = useEffectEvent(() => {
    if (!hasSound(page)) return act({ do: 'silence' })
    const playback = playSequence(soundsOf(page))
    live.current = { page, playback }
    const isOurs = () => live.current?.playback === playback
    playback.finished.then(
      (how) => {
        if (!isOurs()) return
        live.current = undefined
        act(how === 'ended' ? { do: 'ended', auto } : { do: 'silence' })
      },
      () => {
        if (!isOurs()) return
        live.current = undefined
        toast({ type: 'error', body: '聲音沒有載入，請檢查網路，再試一次。' })
        act({ do: 'silence' })
      },
    )
  })
  useEffect(() => {
    const isSame = live.current?.page === page
    if (live.current && !isSame) stop()
    if (sound === 'playing') {
      if (live.current) live.current.playback.resume()
      else start()
    } else if (sound === 'paused') live.current?.playback.pause()
    else stop()
  }, [sound, page])
  useEffect(() => () => stop(), [])

  useSilenceSaid(pages, page)
}

/** Of a book that sounds, each page without a sound says so; a book that has none says it once. */
function useSilenceSaid(pages: readonly BookPage[], page: BookPage | undefined): void {
  const said = useRef(false)
  useEffect(() => {
    if (!page || hasSound(page)) return
    if (said.current && !pages.some(hasSound)) return
    said.current = true
    toast({ type: 'warning', body: '這一頁沒有聲音' })
  }, [pages, page])
}

/** Has the browser fetch the next page's picture and sounds while this one is read. */
export function usePageAhead(next: BookPage | undefined): void {
  useEffect(() => {
    if (!next) return
    const picture = new Image()
    picture.src = next.picture_url
    // Decoded beforehand: the turn has only to show it.
    picture.decode().catch(() => {})
    for (const sound of soundsOf(next)) prefetch(sound)
  }, [next])
}
