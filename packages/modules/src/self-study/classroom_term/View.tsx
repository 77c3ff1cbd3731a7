import type { ClassroomTerm } from '@hakka/contract/classroom-term'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { NoSound, SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { Play, Presentation, Square, Volume2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import { usePlayer } from '#kit/player/use-player.tsx'
import { StudyPart } from '#kit/StudyPart.tsx'
import { type ShownLines, TermText } from './TermText.tsx'
import { ui } from './ui.ts'

export type { ShownLines } from './TermText.tsx'
export { TermWall } from './TermWall.tsx'

export interface TermListProps {
  host: ModuleHost
  /** Of the subcategory. */
  title: string
  terms: readonly ClassroomTerm[]
  lines: ShownLines
  /** What leads to the wall, given the look of its button. */
  wall(look: { className: string; children: ReactNode }): ReactNode
}

/** The terms of a subcategory: each to be heard alone, or all of them one after the other. */
export function TermList({ host, ...list }: TermListProps) {
  return (
    <StudyPart host={host}>
      <Terms {...list} />
    </StudyPart>
  )
}

function Terms({ title, terms, lines, wall }: Omit<TermListProps, 'host'>) {
  const sounds = useMemo(() => terms.map(({ audio }) => audio ?? undefined), [terms])
  const one = usePlayer(sounds, 'sentence')
  const all = usePlayer(sounds, 'whole')
  const playing = [one, all].find(({ state }) => state.status === 'playing')
  const failed = one.state.status === 'failed' || all.state.status === 'failed'
  const voiced = sounds.some(Boolean)
  function press(index: number, sounding: boolean): void {
    all.stop()
    if (sounding) one.stop()
    else one.playFrom(index)
  }
  function pressAll(): void {
    one.stop()
    if (playing === all) all.stop()
    else all.playFrom(0)
  }
  return (
    <section aria-label={ui.terms(title)}>
      <ol className="overflow-hidden rounded-card border border-line bg-white">
        {terms.map((term, index) => (
          <TermRow
            key={term.id}
            term={term}
            no={index + 1}
            lines={lines}
            sounding={playing?.state.current === index}
            onPlay={() => press(index, playing?.state.current === index)}
          />
        ))}
      </ol>
      <div role="alert" className="min-h-7 pt-1 text-wrong">
        {failed && ui.failed}
      </div>
      <div className="mt-3 flex gap-3 max-sm:flex-col">
        {wall({
          className: buttonClass({ kind: 'primary', size: 'l' }),
          children: (
            <>
              <Presentation aria-hidden="true" />
              {ui.wall}
            </>
          ),
        })}
        {voiced && (
          <Button
            kind="ghost"
            size="l"
            icon={
              playing === all ? (
                <Square size={20} fill="currentColor" aria-hidden="true" />
              ) : (
                <Play aria-hidden="true" />
              )
            }
            onClick={pressAll}
          >
            {playing === all ? ui.stopAll : ui.playAll}
          </Button>
        )}
        {terms.some(({ audio }) => audio?.synthetic) && (
          <span className="self-center">
            <SyntheticMark />
          </span>
        )}
      </div>
    </section>
  )
}

function TermRow({
  term,
  no,
  lines,
  sounding,
  onPlay,
}: {
  term: ClassroomTerm
  no: number
  lines: ShownLines
  sounding: boolean
  onPlay(): void
}) {
  return (
    <li
      aria-current={sounding || undefined}
      className={cx(
        'flex min-h-26 items-center gap-4 border-line px-4 py-4 not-first:border-t md:gap-8 md:px-8',
        sounding && 'bg-lighten shadow-[inset_6px_0_0_var(--color-primary)]',
      )}
    >
      <span className="w-6 flex-none text-center text-18 font-bold text-muted tabular-nums max-md:sr-only">
        {no}
      </span>
      <div className="min-w-0 flex-1">
        <TermText term={term} lines={lines} size="sentence" chineseClass="text-18 leading-snug text-muted" />
      </div>
      {term.audio ? (
        <span className="flex flex-none flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <IconButton
            label={sounding ? ui.stop : ui.play(term.hakka_text)}
            kind={sounding ? 'primary' : 'soft'}
            size="l"
            onClick={onPlay}
          >
            {sounding ? (
              <Square size={20} fill="currentColor" aria-hidden="true" />
            ) : (
              <Volume2 aria-hidden="true" />
            )}
          </IconButton>
        </span>
      ) : (
        <NoSound />
      )}
    </li>
  )
}
