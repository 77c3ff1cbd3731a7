import type { SpeakingSentence } from '@hakka/contract/speaking'
import { BookA, ChevronDown } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { Chinese, Hakka, Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { Practice } from '#kit/recording/Practice.tsx'
import { Stars } from '#kit/recording/Stars.tsx'
import type { Alone } from '#kit/recording/spoken.ts'
import { starsOf } from '#kit/recording/stars.ts'
import { ExplainedSentence } from '#kit/word/ExplainedSentence.tsx'
import { ui } from './ui.ts'

export interface RowProps {
  sentence: SpeakingSentence
  open: boolean
  /** The best so far. */
  score: number | undefined
  onOpen(): void
  alone: Alone
}

/** A sentence: closed, its text with what was earned; open, with its words, its sound and the microphone. */
export function SentenceRow({ sentence, open, score, onOpen, alone }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  const was = useRef(open)
  // Whoever opens another sentence reads on there; what was open when the page came stays where it is.
  useEffect(() => {
    if (open && !was.current) {
      row.current?.scrollIntoView({ block: 'nearest' })
      row.current?.focus({ preventScroll: true })
    }
    was.current = open
  }, [open])
  const { no, hakka_sentence: hakka, chinese_sentence: chinese } = sentence
  return (
    <li
      ref={row}
      id={`no-${no}`}
      tabIndex={-1}
      aria-current={open || undefined}
      className={
        open
          ? 'scroll-mt-20 scroll-mb-6 rounded-card border-2 border-primary bg-white p-3.5 outline-none md:p-6'
          : 'relative grid scroll-mt-20 grid-cols-[auto_minmax(0,1fr)_1.5rem] items-center gap-x-3 rounded-card border border-line bg-white px-3.5 py-2.5 outline-none hover:border-primary md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:gap-x-4 md:px-5'
      }
    >
      {open ? (
        <OpenSentence sentence={sentence} score={score} alone={alone} />
      ) : (
        <>
          <No no={no} />
          <div className="min-w-0">
            <p>
              <Hakka text={hakka.text} pinyin={hakka.pinyin} size="line" />
            </p>
            <Chinese className="text-16 leading-snug text-muted">{chinese.text}</Chinese>
          </div>
          <span className="max-md:col-start-2 max-md:row-start-2 max-md:leading-none">
            {score !== undefined && <Stars count={starsOf(score)} kept />}
          </span>
          <button
            type="button"
            aria-label={`${ui.open(no)}：${hakka.text}`}
            className="absolute inset-0 flex items-center justify-end rounded-card pr-3 md:static md:size-12 md:justify-center md:rounded-full md:bg-lighten md:p-0 md:text-darken md:after:absolute md:after:inset-0"
            onClick={onOpen}
          >
            <ChevronDown size={22} aria-hidden="true" />
          </button>
        </>
      )}
    </li>
  )
}

/** Drawn anew for what it shows alone: the microphone stands as the server drew it until its code is there. */
const OpenSentence = memo(function OpenSentence({
  sentence,
  score,
  alone,
}: Pick<RowProps, 'sentence' | 'score' | 'alone'>) {
  const { no, hakka_sentence: hakka, chinese_sentence: chinese, words } = sentence
  const sound = hakka.audio ?? undefined
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <No no={no} open />
        <div className="min-w-0 flex-[1_1_18rem]">
          <ExplainedSentence text={hakka.text} pinyin={hakka.pinyin} />
          <Chinese>{chinese.text}</Chinese>
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          {score !== undefined && <Stars count={starsOf(score)} kept />}
          {sound && (
            <span data-key="L" className="contents">
              <Listen sound={sound} says={hakka.text} />
            </span>
          )}
          <Listen sound={sound} says={hakka.text} label={ui.slow} slow kind="ghost" />
          <VoiceNote sound={sound} />
        </div>
      </div>
      <Words words={words} />
      <section
        aria-label={ui.practice(hakka.text)}
        className="@container mt-4 rounded-option bg-pool p-3 md:p-4"
      >
        <Practice spoken={{ text: hakka.text, pinyin: hakka.pinyin, sound }} alone={alone} />
      </section>
    </>
  )
})

/** The words that its author wants to be known; each is looked up when it is pressed. */
function Words({ words }: Pick<SpeakingSentence, 'words'>) {
  const { lookup, reading } = useHost()
  if (words.length === 0) return null
  return (
    <ul aria-label={ui.words} className="mt-3 flex flex-wrap gap-2">
      {words.map(({ text, pinyin, chinese }) => (
        <li key={`${text} ${pinyin}`}>
          <button
            type="button"
            title={ui.lookup(text)}
            className="inline-flex min-h-12 flex-wrap items-center gap-x-2 rounded-button border-[1.5px] border-control bg-white px-3.5 text-left hover:border-ink"
            onClick={() => lookup?.(text)}
          >
            <BookA size={18} aria-hidden="true" className="flex-none text-muted" />
            <span lang="hak-Hant-TW" className="font-reading text-22 leading-tight">
              {text}
            </span>
            <Reading pinyin={pinyin} />
            {reading.chinese && <span className="text-16 text-muted">{chinese}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

const No = ({ no, open = false }: { no: number; open?: boolean }) => (
  <span
    aria-hidden="true"
    className={`inline-flex size-10 flex-none items-center justify-center rounded-full text-18 font-bold ${open ? 'bg-primary text-white' : 'bg-lighten text-darken'}`}
  >
    {no}
  </span>
)
