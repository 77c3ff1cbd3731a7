import { ArrowLeft, ArrowRight } from 'lucide-react'
import { TOOL } from '#kit/editor/looks.ts'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields, WrittenFields } from '#kit/in-place/ThingFields.tsx'
import { Tick } from '#kit/in-place/Tick.tsx'
import { NO_TEXT } from '#kit/in-place/text.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import { ui } from './editor-ui.ts'
import { isGap, type LinesBoard, partOf, type Station, setAsks, setPart, turnGap } from './line-edit.ts'
import type { Part } from './parts.ts'

/** What is asked of a timeline. */
export function LinePanel({
  board: { model, now, change, spots },
  at,
  onRemove,
  onDouble,
}: {
  board: Board<LinesBoard>
  at: number
  onRemove(): void
  onDouble(): void
}) {
  const line = model.lines[at]
  if (!line) return null
  const path = `questions.${at}`
  return (
    <SpotPanel title={ui.line(at + 1)} spots={spots} remove={onRemove} double={onDouble}>
      <ThingFields
        key={line.key}
        path={path}
        now={() => now().lines.find(({ key }) => key === line.key)?.asks ?? line.asks}
        onChange={(next) => change(setAsks(now(), line.key, next), { run: `line ${line.key}` })}
      >
        <WrittenFields path={path} value={line.asks} label={ui.lineName} />
      </ThingFields>
    </SpotPanel>
  )
}

/** What stands at a place of a station, and whether pupils fill it in. */
export function PartPanel({
  board: { model, now, change, spots },
  station,
  part,
  path,
  title,
  onRemove,
}: {
  board: Board<LinesBoard>
  station: Station
  part: Part
  path: string
  title: string
  onRemove(): void
}) {
  const value = partOf(model, station.key, part) ?? NO_TEXT
  return (
    <SpotPanel title={title} spots={spots} remove={onRemove}>
      <ThingFields
        path={path}
        now={() => partOf(now(), station.key, part) ?? NO_TEXT}
        onChange={(next) =>
          change(setPart(now(), station.key, part, next), { run: `part ${station.key} ${part}` })
        }
      >
        <WrittenFields path={path} value={value} label={ui.text} />
      </ThingFields>
      <Tick
        label={ui.asGap}
        hint={ui.asGapHint}
        checked={isGap(station, part)}
        onChange={(gap) => change(turnGap(now(), station.key, part, gap))}
      />
    </SpotPanel>
  )
}

/** What can be done with a station as a whole, for who has no arrow keys. */
export function StationPanel({
  board: { spots },
  no,
  of,
  onMove,
  onRemove,
  onDouble,
}: {
  board: Board<LinesBoard>
  no: number
  of: number
  onMove(step: 1 | -1): void
  onRemove: (() => void) | undefined
  onDouble(): void
}) {
  return (
    <SpotPanel title={ui.station(no)} spots={spots} remove={onRemove} double={onDouble}>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={TOOL} disabled={no === 1} onClick={() => onMove(-1)}>
          <ArrowLeft size={18} aria-hidden="true" />
          {ui.earlier}
        </button>
        <button type="button" className={TOOL} disabled={no === of} onClick={() => onMove(1)}>
          {ui.later}
          <ArrowRight size={18} aria-hidden="true" />
        </button>
      </div>
    </SpotPanel>
  )
}
