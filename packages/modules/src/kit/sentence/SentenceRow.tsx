import { cx } from '@hakka/ui/cx.ts'
import type { RubyProps } from '@hakka/ui/Ruby.tsx'
import { bracketRanges, type WordRange } from '@hakka/ui/ruby-units.ts'
import { glide } from '@hakka/ui/still.ts'
import { Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import type { ArticleSentence } from './article-sentence.ts'
import { ui } from './article-sentence-ui.ts'

/** A sentence with its number, which plays it, and its vocabulary, which explains itself. */
export function SentenceRow({
  sentence,
  no,
  lit,
  past,
  playing,
  openWord,
  onWord,
  onPlay,
  children,
}: {
  sentence: ArticleSentence
  no: number
  lit: boolean
  past: boolean
  playing: boolean
  openWord: number | undefined
  onWord: NonNullable<RubyProps['onWord']>
  onPlay(): void
  /** What stands under the sentence. */
  children?: ReactNode
}) {
  const { vocabulary } = useHost()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (playing) row.current?.scrollIntoView({ block: 'nearest', behavior: glide() })
  }, [playing])
  const { text, pinyin, audio } = sentence.hakka
  // A bracketed word that the lesson doesn't explain is plain text.
  const known = (range: WordRange) => vocabulary.some((own) => own.text.hakka === range.word)
  const words = bracketRanges(text).filter(known)
  return (
    <SpeakingPractice text={text} pinyin={pinyin} sound={audio}>
      <li
        ref={row}
        aria-current={lit || undefined}
        className={cx(
          'grid scroll-mt-4 scroll-mb-64 grid-cols-[3rem_minmax(0,1fr)_3rem] items-center gap-x-3 gap-y-1 rounded-option px-3 py-3 transition-colors md:items-start md:px-4',
          lit && 'bg-lighten shadow-[inset_0_0_0_2px_var(--color-primary)]',
        )}
      >
        <button
          type="button"
          aria-label={audio ? ui.from(no) : ui.choose(no)}
          className={cx(
            'row-start-2 flex size-12 items-center md:row-span-2 md:row-start-1 justify-center rounded-full border-[1.5px] text-18 font-medium',
            lit && 'border-primary bg-primary text-white',
            !lit && past && 'border-transparent bg-lighten text-darken',
            !lit && !past && 'border-line bg-white text-muted hover:border-control',
          )}
          onClick={onPlay}
        >
          {lit && audio ? <Volume2 size={22} aria-hidden="true" /> : no}
        </button>
        <div className="col-span-3 min-w-0 md:col-span-1 md:col-start-2">
          <Hakka
            text={text}
            pinyin={pinyin}
            size="sentence"
            words={words}
            onWord={onWord}
            openWord={openWord}
          />
        </div>
        <div className="col-start-2 min-w-0">
          <Chinese className={cx('text-18', lit ? 'text-ink' : 'text-muted')}>
            {sentence.chinese?.text}
          </Chinese>
        </div>
        <span className="col-start-3 row-start-2 md:row-span-2 md:row-start-1">
          <RecordButton iconOnly />
        </span>
        {children && <div className="col-start-2 mt-1">{children}</div>}
        <PracticePlace className="col-span-3 md:col-start-2" />
      </li>
    </SpeakingPractice>
  )
}
