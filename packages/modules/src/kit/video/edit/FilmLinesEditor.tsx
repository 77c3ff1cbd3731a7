import { useLatest } from '@hakka/ui/use-latest.ts'
import { Pause, Play, Plus, RotateCcw, RotateCw } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useMemo } from 'react'
import { TOOL } from '#kit/editor/looks.ts'
import { neighbour } from '#kit/in-place/list.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import type { Spots } from '#kit/in-place/use-spots.tsx'
import { Film } from '#kit/video/Film.tsx'
import {
  addLine,
  beginsAt,
  captionSpot,
  doubleLine,
  endsAt,
  type FilmLines,
  fineClock,
  overlapping,
  removeLine,
  shift,
  stretch,
} from './captions-edit.ts'
import { ui } from './film-ui.ts'
import { type LineActs, LineRow } from './LineRow.tsx'
import { Track } from './Track.tsx'
import { useFilm } from './use-film.tsx'

/** A film whose lines are written while it is watched. */
export interface FilmLinesProps {
  /** Names its lines on the board: unique among the films there. */
  name: string
  src: string | undefined
  title: string
  poster: string | undefined
  lines: FilmLines
  /** Where the lines stand in the content. */
  path: string
  spots: Spots
  faultsAt(spot: string): readonly string[]
  now(): FilmLines
  onLines(next: FilmLines, told?: { run?: string; says?: string }): void
}

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select'

export function FilmLinesEditor(props: FilmLinesProps) {
  const { name, src, title, poster, lines: board, path, spots, faultsAt, now, onLines } = props
  const control = useFilm()
  const { lines } = board
  // The player's own lines may be a moment behind what is typed.
  const heard = useDeferredValue(lines).map(({ value }) => value)
  const overlaps = overlapping(board)
  const spotOf = (key: number) => captionSpot(name, key)
  const openLine = lines.find(({ key }) => spotOf(key) === spots.open)
  const playable = src !== undefined && !control.missing
  const last = lines.reduce((most, { value }) => Math.max(most, value.end), 0)
  const duration = control.film.current?.duration
  const length = Math.max(20, last + 5, duration !== undefined && Number.isFinite(duration) ? duration : 0)

  const timed = (next: FilmLines, key: number) => {
    const own = next.lines.find((line) => line.key === key)?.value
    onLines(next, own ? { says: ui.moved(fineClock(own.start), fineClock(own.end)) } : {})
  }
  function add(at = control.at()): void {
    const added = addLine(now(), at)
    onLines(added.board)
    spots.show(spotOf(added.key), true)
  }
  function remove(key: number): void {
    const own = lines.find((line) => line.key === key)
    const next = neighbour(lines, key)
    onLines(removeLine(now(), key), {
      says: boardUi.removed(
        own?.value.hakka.text || ui.line(lines.findIndex((line) => line.key === key) + 1),
      ),
    })
    spots.left(spotOf(key), next === undefined ? undefined : spotOf(next))
  }
  function double(key: number): void {
    const added = doubleLine(now(), key)
    if (!added) return
    onLines(added.board)
    spots.show(spotOf(added.key), true)
  }
  const acts = useLineActs({
    now,
    lines: onLines,
    timed,
    add,
    remove,
    double,
    toggle: spots.toggle,
    walk(key, step) {
      const next = lines[lines.findIndex((line) => line.key === key) + step]
      if (next) spots.focus(spotOf(next.key))
    },
  })
  function actOf(code: string): (() => void) | undefined {
    switch (code) {
      case 'KeyK':
        return playable ? control.toggle : undefined
      case 'KeyJ':
      case 'KeyL':
        return playable ? () => control.jump(control.at() + (code === 'KeyL' ? 1 : -1)) : undefined
      case 'KeyN':
        return () => add()
      case 'KeyI':
      case 'KeyO': {
        const mark = code === 'KeyI' ? beginsAt : endsAt
        return openLine && (() => timed(mark(now(), openLine.key, control.at()), openLine.key))
      }
      default:
        return undefined
    }
  }
  /** Keys of the film: alone on the board, with Alt while somebody types. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const typing = event.target instanceof Element && event.target.matches(TYPED)
    if (typing !== event.altKey && typing) return
    const act = actOf(event.code)
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside pass through here
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3" onKeyDown={onKeyDown}>
      {playable ? (
        <>
          <div className="mx-auto w-full max-w-2xl">
            <Film
              src={src}
              name={title}
              poster={poster}
              lines={heard}
              film={control.film}
              onTime={control.onTime}
              onMissing={control.onMissing}
            />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" className={TOOL} aria-keyshortcuts="K" onClick={control.toggle}>
              {control.playing ? (
                <Pause size={18} aria-hidden="true" />
              ) : (
                <Play size={18} aria-hidden="true" />
              )}
              {control.playing ? ui.pause : ui.play}
            </button>
            <button type="button" className={TOOL} onClick={() => control.jump(control.at() - 1)}>
              <RotateCcw size={18} aria-hidden="true" />
              {ui.back}
            </button>
            <button type="button" className={TOOL} onClick={() => control.jump(control.at() + 1)}>
              <RotateCw size={18} aria-hidden="true" />
              {ui.on}
            </button>
            <button
              type="button"
              className={TOOL}
              aria-pressed={control.slow}
              onClick={() => control.setSlow(!control.slow)}
            >
              {ui.slow}
            </button>
            <output className="px-2 text-18 font-bold tabular-nums" aria-label={ui.now}>
              {fineClock(control.seconds)}
            </output>
            <button
              type="button"
              className={`${TOOL} border-brand! text-brand`}
              aria-keyshortcuts="N"
              onClick={() => add()}
            >
              <Plus size={18} aria-hidden="true" />
              {ui.addNow}
            </button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3 rounded-option bg-note px-4 py-3">
          <p className="min-w-0 flex-1">{ui.noTimes}</p>
          <button type="button" className={TOOL} onClick={() => add(last)}>
            <Plus size={18} aria-hidden="true" />
            {ui.newLine}
          </button>
        </div>
      )}
      <Track
        lines={lines}
        seconds={control.seconds}
        length={length}
        open={openLine?.key}
        faulty={overlaps}
        onOpen={(key) => spots.show(spotOf(key))}
        onSeek={(seconds) => control.jump(seconds)}
        onGrip={(key, grip, by) =>
          timed(grip === 'whole' ? shift(now(), key, by) : stretch(now(), key, grip, by), key)
        }
      />
      {lines.length === 0 && <p className="text-muted">{ui.none}</p>}
      <ol aria-label={ui.list} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lines.map((line, index) => (
          <LineRow
            key={line.key}
            line={line}
            no={index + 1}
            id={spotOf(line.key)}
            path={`${path}.${line.key}`}
            spots={spots}
            faults={[...faultsAt(spotOf(line.key)), ...(overlaps.has(line.key) ? [ui.overlap] : [])]}
            playing={
              control.seconds >= line.value.start && control.seconds < line.value.end && control.seconds > 0
            }
            control={playable ? control : undefined}
            acts={acts}
          />
        ))}
      </ol>
    </div>
  )
}

/** The same acts as long as the film is open: what they do is what was drawn last. */
function useLineActs(given: LineActs): LineActs {
  const now = useLatest(given.now)
  const toggle = useLatest(given.toggle)
  const lines = useLatest(given.lines)
  const timed = useLatest(given.timed)
  const walk = useLatest(given.walk)
  const add = useLatest(given.add)
  const remove = useLatest(given.remove)
  const double = useLatest(given.double)
  return useMemo(
    () => ({ now, toggle, lines, timed, walk, add, remove, double }),
    [now, toggle, lines, timed, walk, add, remove, double],
  )
}
