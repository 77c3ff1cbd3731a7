import type { OpenBook } from '@hakka/contract/reading'
import { Live } from '@hakka/ui/early-taps.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useContainerKeys } from '../../app/container/use-container-keys.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { useVisitor } from '../../app/visitor.ts'
import { BookEnd } from './BookEnd.tsx'
import { type Looks, ReaderControls } from './ReaderControls.tsx'
import { ReaderHead } from './ReaderHead.tsx'
import { ReaderPicture } from './ReaderPicture.tsx'
import { Subtitles } from './Subtitles.tsx'
import { useBars } from './use-bars.ts'
import { useBookPlace } from './use-book-place.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useMusic } from './use-music.ts'
import { hasSound, usePageAhead, usePageSound } from './use-page-sound.ts'
import { usePagesRead, useView } from './use-reading-kept.ts'
import { useSwipe } from './use-swipe.ts'
import './reader.css'

/** A picture book, a page a screen. */
export function Reader({ book }: { book: OpenBook }) {
  const userId = useVisitor().user?.id ?? null
  const [state, act] = useBookPlace(book)
  const [looks, setLooks] = useState<Looks>({ hakka: true, chinese: true, auto: false, hidden: false })
  const root = useRef<HTMLDivElement>(null)
  const bars = useBars(root)
  const music = useMusic(book.music?.url)
  const fullScreen = useFullScreen()
  const page = book.pages[state.page - 1]
  const sounds = hasSound(page)
  const voiced = book.pages.some(hasSound)
  usePageSound(state, { pages: book.pages, auto: looks.auto, act })
  usePageAhead(book.pages[state.page])
  useView(book.id)
  usePagesRead(book.id, state.end ? null : state.page, userId)
  useRecorder({
    userId,
    hasModule: true,
    page: { page_code: 'self_study.reading', dialect_id: book.dialect_id, level_no: book.level_id },
  })

  const turn = (to: number) => act({ do: 'turn', to })
  const step = (by: -1 | 1) => (state.end ? by < 0 && turn(book.page_num) : turn(state.page + by))
  const change = (own: Partial<Looks>) => setLooks((before) => ({ ...before, ...own }))
  const toggleSound = () => {
    if (state.sound === 'playing') act({ do: 'pause' })
    else if (sounds) act({ do: 'play' })
  }
  const onSwipe = (by: -1 | 1) => void step(by)
  const swipe = useSwipe({ onSwipe, onTap: bars.show })
  useRootMark('data-bare')
  useContainerKeys({
    item: onSwipe,
    entry: onSwipe,
    others: state.end
      ? {}
      : {
          ' ': toggleSound,
          h: () => change({ hakka: !looks.hakka, hidden: false }),
          c: () => change({ chinese: !looks.chinese, hidden: false }),
          f: fullScreen?.toggle,
        },
  })
  return (
    <div
      ref={root}
      data-lookup-dialect={book.dialect_id}
      data-bars={bars.shown || undefined}
      className="bare-page reader"
    >
      <div className="reader-page" inert={state.end}>
        <ReaderHead
          book={book}
          page={state.page}
          voiced={voiced}
          looks={looks}
          onLooks={change}
          music={book.music ? music : undefined}
          fullScreen={fullScreen}
        />
        <div className="reader-stage" {...swipe}>
          <ReaderPicture
            src={page?.picture_url ?? ''}
            alt={`第 ${state.page} 頁的圖：${page?.sentences.map((own) => own.chinese_sentence.text).join('') ?? ''}`}
          />
        </div>
        <button
          type="button"
          data-bar
          className="reader-arrow left-6"
          aria-label="上一頁"
          disabled={state.page === 1}
          onClick={() => step(-1)}
        >
          <ChevronLeft size={32} aria-hidden="true" />
        </button>
        <button
          type="button"
          data-bar
          className="reader-arrow right-6"
          aria-label={state.page === book.page_num ? '讀完了' : '下一頁'}
          onClick={() => step(1)}
        >
          <ChevronRight size={32} aria-hidden="true" />
        </button>
        <Subtitles page={page} dialectId={book.dialect_id} looks={looks} onLooks={change} />
        <ReaderControls
          state={state}
          pages={book.page_num}
          sounds={sounds}
          voiced={voiced}
          looks={looks}
          onLooks={change}
          onTurn={turn}
          onSound={toggleSound}
          onAgain={() => {
            act({ do: 'silence' })
            // What sounds now ends first.
            setTimeout(() => act({ do: 'play' }))
          }}
        />
      </div>
      {state.end && <BookEnd book={book} onAgain={() => turn(1)} onBack={() => turn(book.page_num)} />}
      <Live />
    </div>
  )
}
