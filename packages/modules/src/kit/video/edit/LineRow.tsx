import { cx } from '@hakka/ui/cx.ts'
import { Minus, Play, Plus } from 'lucide-react'
import { memo } from 'react'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { ICON_TOOL, TOOL } from '#kit/editor/looks.ts'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { TextField } from '#kit/editor/TextField.tsx'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { Spot } from '#kit/in-place/Spot.tsx'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields } from '#kit/in-place/ThingFields.tsx'
import type { Spots } from '#kit/in-place/use-spots.tsx'
import {
  beginsAt,
  type Caption,
  endsAt,
  type FilmLine,
  type FilmLines,
  fineClock,
  setLine,
  shift,
  stretch,
} from './captions-edit.ts'
import { ui } from './film-ui.ts'
import type { FilmControl } from './use-film.tsx'

/** What is done with a line; always the same object. */
export interface LineActs {
  now(): FilmLines
  toggle(id: string, into: boolean): void
  lines(next: FilmLines, told?: { run?: string }): void
  timed(next: FilmLines, key: number): void
  walk(key: number, step: 1 | -1): void
  add(at: number): void
  remove(key: number): void
  double(key: number): void
}

interface LineProps {
  line: FilmLine
  no: number
  id: string
  path: string
  spots: Spots
  faults: readonly string[]
  /** It is heard now. */
  playing: boolean
  /** The film, where it can be played. */
  control: FilmControl | undefined
  acts: LineActs
}

/** While one line is typed, or the film goes on, the other ones are not drawn anew: there may be a hundred. */
const isDrawn = (before: LineProps, { line, no, id, path, spots, faults, playing, control }: LineProps) =>
  before.line === line &&
  before.no === no &&
  before.id === id &&
  before.path === path &&
  before.spots.open !== id &&
  spots.open !== id &&
  before.playing === playing &&
  (before.control === undefined) === (control === undefined) &&
  before.faults.join('\n') === faults.join('\n')

/** One line of a film: when it is heard, and what it says. */
export const LineRow = memo(function LineRow(props: LineProps) {
  const { line, no, id, path, spots, faults, playing, control, acts } = props
  const { now } = acts
  const { key, value } = line
  const onTimed = (next: FilmLines) => acts.timed(next, key)
  const onRemove = () => acts.remove(key)
  const onDouble = () => acts.double(key)
  const open = spots.open === id
  const latest = () => now().lines.find((own) => own.key === key)?.value ?? value
  const put = (next: Caption, run?: string) =>
    acts.lines(setLine(now(), key, next), run === undefined ? {} : { run })
  const edge = (which: 'start' | 'end') => (
    <Edge
      label={which === 'start' ? ui.from : ui.until}
      seconds={value[which]}
      onStep={(by) => onTimed(stretch(now(), key, which, by))}
      onNow={control && (() => onTimed((which === 'start' ? beginsAt : endsAt)(now(), key, control.at())))}
    />
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-start gap-1.5">
        {control && (
          <button
            type="button"
            className={ICON_TOOL}
            aria-label={ui.jump(value.hakka.text || ui.line(no))}
            onClick={() => control.jump(value.start, true)}
          >
            <Play size={20} aria-hidden="true" />
          </button>
        )}
        <Spot
          id={id}
          open={open}
          faults={faults}
          className={cx(
            'min-h-12 flex-1 rounded-option border-2 px-3 py-1.5',
            playing ? 'border-primary bg-lighten' : 'border-line bg-white',
          )}
          acts={{
            open: (into) => acts.toggle(id, into),
            move: (way, far) => {
              if (way === 'up' || way === 'down') acts.walk(key, way === 'down' ? 1 : -1)
              else onTimed(shift(now(), key, (way === 'right' ? 1 : -1) * (far ? 1 : 0.1)))
            },
            remove: onRemove,
            double: onDouble,
            addNext: () => acts.add(value.end),
          }}
        >
          <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <span className="text-16 font-bold whitespace-nowrap text-darken tabular-nums">
              {ui.times(fineClock(value.start), fineClock(value.end))}
            </span>
            <span className="min-w-0 text-18 leading-snug break-words">
              <Drafted value={value.hakka} empty={ui.unwritten} />
            </span>
          </span>
          {value.chinese?.text && (
            <span className="block text-16 leading-snug text-muted">{value.chinese.text}</span>
          )}
        </Spot>
      </div>
      {open && (
        <SpotPanel title={ui.line(no)} spots={spots} remove={onRemove} double={onDouble}>
          <ThingFields path={path} now={latest} onChange={(next) => put(next, `line ${path}`)}>
            <HakkaField
              path={`${path}.hakka`}
              value={value.hakka}
              textKey="text"
              readingKey="pinyin"
              label={ui.text}
              required
              either={false}
            />
            <TextField path={`${path}.chinese.text`} label={ui.chinese} value={value.chinese?.text ?? ''} />
          </ThingFields>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {edge('start')}
            {edge('end')}
          </div>
          <MediaField
            path={`${path}.hakka.audio`}
            label={ui.sound}
            kind="sound"
            value={value.hakka.audio}
            says={value.hakka}
            onFile={(audio) => put({ ...latest(), hakka: { ...latest().hakka, audio } })}
          />
        </SpotPanel>
      )}
    </li>
  )
}, isDrawn)

/** When a line begins or ends: a little earlier, a little later, or now. */
function Edge({
  label,
  seconds,
  onStep,
  onNow,
}: {
  label: string
  seconds: number
  onStep(by: number): void
  onNow: (() => void) | undefined
}) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      <button type="button" className={ICON_TOOL} aria-label={ui.earlier(label)} onClick={() => onStep(-0.1)}>
        <Minus size={18} aria-hidden="true" />
      </button>
      <output className="min-w-14 text-center font-bold tabular-nums">{fineClock(seconds)}</output>
      <button type="button" className={ICON_TOOL} aria-label={ui.later(label)} onClick={() => onStep(0.1)}>
        <Plus size={18} aria-hidden="true" />
      </button>
      {onNow && (
        <button type="button" className={TOOL} aria-label={ui.isNow(label)} onClick={onNow}>
          {ui.nowIs}
        </button>
      )}
    </fieldset>
  )
}
