import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { glide } from '@hakka/ui/still.ts'
import { useEffect, useRef } from 'react'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { clock } from '#kit/video/captions.ts'
import type { AnimationContent } from './module.ts'
import { ui } from './ui.ts'

type Line = AnimationContent['captions'][string]

/** What is said in the film; the line that is heard is lit and stays in view within this box. A tap jumps to a line. */
export function CaptionList({
  lines,
  current,
  onJump,
}: {
  lines: readonly Line[]
  current: number
  onJump(index: number): void
}) {
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = box.current
    const line = list?.children[current]
    if (!list || !(line instanceof HTMLElement)) return
    // Not scrollIntoView: the page would move under a pupil who watches.
    const room = Math.max(0, list.clientHeight - line.offsetHeight)
    const top = line.offsetTop - room / 2
    list.scrollTo({ top, behavior: glide() })
  }, [current])
  return (
    <Card
      as="section"
      className="@container flex max-h-112 min-h-0 flex-col overflow-hidden @4xl:absolute @4xl:inset-0 @4xl:max-h-none"
    >
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
        <h3 className="text-18 font-bold text-darken">{ui.captions}</h3>
        <p className="text-16 text-muted">{ui.progress(Math.max(current, 0) + 1, lines.length)}</p>
      </header>
      <ol ref={box} className="relative min-h-0 flex-1 overflow-y-auto p-2">
        {keyed(lines, ({ hakka }) => hakka.text).map(({ key, item: line, index }) => {
          const lit = index === current
          return (
            <li
              key={key}
              aria-current={lit || undefined}
              className={cx(
                'relative flex flex-col items-start gap-x-3 gap-y-1 rounded-option @sm:flex-row px-3 py-2.5 transition-colors',
                lit ? 'bg-lighten shadow-[inset_0_0_0_2px_var(--color-primary)]' : 'hover:bg-note',
              )}
            >
              <button
                type="button"
                data-line={index}
                className={cx(
                  'flex-none rounded-code px-2 py-1 text-16 font-bold tabular-nums after:absolute after:inset-0 after:rounded-option focus-visible:after:outline-3 focus-visible:after:outline-offset-[-3px]',
                  lit ? 'bg-primary text-white' : 'bg-lighten text-darken',
                )}
                onClick={() => onJump(index)}
              >
                {clock(line.start)}
                <span className="sr-only">{ui.jump(line.hakka.text)}</span>
              </button>
              <div className="w-full min-w-0 flex-1">
                <Hakka text={line.hakka.text} pinyin={line.hakka.pinyin} size="line" />
                <Chinese className="text-16 text-muted">{line.chinese?.text}</Chinese>
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
