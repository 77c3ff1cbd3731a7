import type { Dialogue, Role } from '@hakka/contract/listening'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import type { RubyProps } from '@hakka/ui/Ruby.tsx'
import { findRanges } from '@hakka/ui/ruby-units.ts'
import { glide } from '@hakka/ui/still.ts'
import { Eye, Pause, Volume2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Chinese, Hakka, Reading } from '#kit/Hakka.tsx'
import { Face } from './Face.tsx'
import { SoundBars } from './SoundBars.tsx'
import { ui } from './ui.ts'

type Sentence = Dialogue['sentences'][number]

export interface LineProps {
  sentence: Sentence
  role: Role | undefined
  /** The side that its speaker stands at. */
  right: boolean
  /** Its text is seen. */
  shown: boolean
  lit: boolean
  heard: boolean
  playing: boolean
  onPlay: (() => void) | undefined
  onShow(): void
  /** One of its words is pressed. */
  onWord: NonNullable<RubyProps['onWord']>
  /** Where the one begins whose meaning is open. */
  openWord: number | undefined
}

/** What somebody says: who, and the words, or a picture of their sound as long as they are hidden. */
export function DialogueLine({
  sentence,
  role,
  right,
  shown,
  lit,
  heard,
  playing,
  onPlay,
  onShow,
  onWord,
  openWord,
}: LineProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (playing) row.current?.scrollIntoView({ block: 'nearest', behavior: glide() })
  }, [playing])
  const { text, pinyin } = sentence.hakka_sentence
  const listen = onPlay && (
    <IconButton label={playing ? ui.pause(sentence.no) : ui.listen(sentence.no)} kind="soft" onClick={onPlay}>
      {playing ? <Pause size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
    </IconButton>
  )
  return (
    <li
      ref={row}
      aria-current={lit || undefined}
      className={cx(
        'grid scroll-mt-20 scroll-mb-64 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 gap-y-1.5 md:flex md:items-start md:gap-3',
        right && 'md:flex-row-reverse',
      )}
    >
      <Face
        face={role?.face ?? ''}
        talking={playing}
        className={cx(
          'size-12 transition-shadow duration-150 md:size-16',
          right && 'max-md:order-2',
          lit && 'shadow-[0_0_0_2px_#fff,0_0_0_5px_var(--color-brand)]',
        )}
      />
      <p
        className={cx(
          'flex min-w-0 flex-wrap items-baseline gap-x-2 font-reading text-20 leading-snug md:hidden',
          right && 'order-1 justify-end',
        )}
      >
        <span lang="hak-Hant-TW">{role?.name}</span>
        {role && <Reading pinyin={role.pinyin} />}
      </p>
      {/* On a phone the words have the whole width. */}
      <span className="md:hidden">{listen}</span>
      <div
        className={cx('min-w-0 max-md:order-3 max-md:col-span-3 md:max-w-[88%]', right && 'md:text-right')}
      >
        <p
          className={cx(
            'mb-1 flex flex-wrap items-baseline gap-x-2 font-reading text-20 leading-snug max-md:hidden',
            right && 'justify-end',
          )}
        >
          <span lang="hak-Hant-TW">{role?.name}</span>
          {role && <Reading pinyin={role.pinyin} />}
        </p>
        <div className={cx('flex items-center gap-2.5', right && 'md:flex-row-reverse')}>
          <div
            className={cx(
              'flex min-h-16 min-w-0 items-center rounded-card border-2 px-3 py-2.5 text-left max-md:flex-1 md:px-4.5 md:py-3',
              right ? 'rounded-tr-md' : 'rounded-tl-md',
              lit
                ? 'border-brand bg-white'
                : shown || heard
                  ? right
                    ? 'border-transparent bg-lighten'
                    : 'border-transparent bg-neutral'
                  : 'border-dashed border-ghost bg-white',
            )}
          >
            {shown ? (
              <div className="animate-enter [&_.ruby-line]:ml-0">
                <Hakka
                  text={text}
                  pinyin={pinyin}
                  size="sentence"
                  words={findRanges(
                    text,
                    sentence.words.map((word) => word.text),
                  )}
                  onWord={onWord}
                  openWord={openWord}
                />
                <Chinese>{sentence.chinese_sentence.text}</Chinese>
              </div>
            ) : (
              <>
                <span className={cx('min-w-0', lit ? 'text-brand' : 'text-[#b3b7c0]')}>
                  <SoundBars text={text} />
                </span>
                <span className="sr-only">{ui.hidden(sentence.no)}</span>
                <button
                  type="button"
                  className="ml-3 inline-flex min-h-12 flex-none items-center gap-2 rounded-button px-2 text-16 font-bold text-darken hover:underline"
                  onClick={onShow}
                >
                  <Eye size={20} aria-hidden="true" />
                  {ui.showLine}
                </button>
              </>
            )}
          </div>
          <span className="contents max-md:hidden">{listen}</span>
        </div>
      </div>
    </li>
  )
}
