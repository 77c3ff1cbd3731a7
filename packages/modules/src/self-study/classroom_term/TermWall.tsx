import type { ClassroomTerm } from '@hakka/contract/classroom-term'
import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { NoSound, SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { ChevronLeft, ChevronRight, Square, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider } from '#kit/host-context.tsx'
import { usePlayer } from '#kit/player/use-player.tsx'
import { useKeys } from '#kit/use-keys.tsx'
import { type ShownLines, TermText } from './TermText.tsx'
import { ui } from './ui.ts'

export interface TermWallProps {
  host: ModuleHost
  terms: readonly ClassroomTerm[]
  lines: ShownLines
  onShow(change: Partial<ShownLines>): void
  /** Above: what is shown, and the way out. */
  head: ReactNode
  onClose(): void
}

/** How much stands on a line: what is long is smaller. */
const LENGTHS = [7, 9, 12, 16] as const
const lengthOf = (text: string) => {
  const count = graphemes(text).length
  return LENGTHS.find((most) => count <= most) ?? 'more'
}

/** Read from the back row: buttons of 72 px. */
const LARGE =
  'min-h-18 rounded-full px-8 text-22 whitespace-nowrap md:text-26 max-sm:min-h-14 max-sm:px-3 max-sm:text-17'

/** One term after the other for a class, by hand, key or clicker. */
export function TermWall({ host, ...wall }: TermWallProps) {
  return (
    <HostProvider host={host}>
      <Wall {...wall} />
    </HostProvider>
  )
}

function Wall({ terms, lines, onShow, head, onClose }: Omit<TermWallProps, 'host'>) {
  const [at, setAt] = useState(0)
  const sounds = useMemo(() => terms.map(({ audio }) => audio ?? undefined), [terms])
  const player = usePlayer(sounds, 'sentence')
  const term = terms[at]
  const part = useRef<HTMLDivElement>(null)
  const sounding = player.state.status === 'playing'
  // Another subcategory begins anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other terms are another subcategory
  useEffect(() => setAt(0), [terms])
  function go(to: number): void {
    if (!terms[to]) return
    player.stop()
    setAt(to)
  }
  const hear = () => (sounding ? player.stop() : player.playFrom(at))
  const next = () => go(at + 1)
  const back = () => go(at - 1)
  useKeys({
    arrowright: next,
    pagedown: next,
    enter: next,
    arrowleft: back,
    pageup: back,
    ' ': hear,
    '1': () => onShow({ hakka: !lines.hakka }),
    '2': () => onShow({ pinyin: !lines.pinyin }),
    '3': () => onShow({ chinese: !lines.chinese }),
    escape: onClose,
  })
  if (!term) return null
  // A line of Hakka alone in the middle of a wall is centred without its full stop.
  const bare = (text: string) => text.replace(/。$/u, '')
  const shown = { ...term, hakka_text: bare(term.hakka_text), chinese_text: bare(term.chinese_text) }
  return (
    <div ref={part} data-part className="flex min-h-dvh flex-col">
      {head}
      <div
        className="term-wall flex flex-1 flex-col items-center justify-center gap-4 px-4 py-6 text-center"
        data-length={lengthOf(shown.hakka_text)}
        aria-live="polite"
      >
        <TermText term={shown} lines={lines} size="wall" chineseClass="term-wall-chinese text-muted" />
        <div className="mt-2 flex flex-col items-center gap-2">
          {term.audio ? (
            <>
              <Button
                kind="primary"
                className={cx(LARGE, 'md:min-h-21')}
                icon={
                  sounding ? (
                    <Square size={26} fill="currentColor" aria-hidden="true" />
                  ) : (
                    <Volume2 aria-hidden="true" />
                  )
                }
                onClick={hear}
              >
                {sounding ? ui.stop : ui.hear}
              </Button>
              {term.audio.synthetic && <SyntheticMark />}
            </>
          ) : (
            <NoSound />
          )}
          {player.state.status === 'failed' && (
            <p role="alert" className="text-wrong">
              {ui.failed}
            </p>
          )}
        </div>
      </div>
      <nav
        aria-label={ui.at(at + 1, terms.length)}
        className="flex items-center justify-between gap-3 border-t border-line px-3 py-3 md:px-6"
      >
        <Button
          kind="outline"
          className={cx(LARGE, 'aria-disabled:border-line aria-disabled:text-disabled')}
          aria-disabled={at === 0 || undefined}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={back}
        >
          {ui.previous}
        </Button>
        <div className="flex min-w-0 flex-1 items-center justify-center gap-x-6">
          <p className="text-18 font-bold whitespace-nowrap md:text-26">{ui.at(at + 1, terms.length)}</p>
          <span aria-hidden="true" className="flex min-w-0 flex-1 gap-2 max-lg:hidden">
            {terms.map(({ id }, index) => (
              <i
                key={id}
                className={cx(
                  'h-2.5 max-w-8 flex-1 rounded-full',
                  index < at ? 'bg-light' : index === at ? 'bg-primary' : 'bg-track',
                )}
              />
            ))}
          </span>
        </div>
        <Button
          kind="outline"
          className={cx(LARGE, 'aria-disabled:border-line aria-disabled:text-disabled')}
          aria-disabled={at === terms.length - 1 || undefined}
          iconEnd={<ChevronRight aria-hidden="true" />}
          onClick={next}
        >
          {ui.next}
        </Button>
      </nav>
      <p className="sr-only">{ui.keys({ heard: term.audio !== null, more: terms.length > 1 })}</p>
      <Live part={part} />
    </div>
  )
}
