import { cx } from '@hakka/ui/cx.ts'
import { memo } from 'react'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { stepOf, type Way } from '#kit/in-place/list.ts'
import { type BoardActs, Spot, type ToldSpot } from '#kit/in-place/Spot.tsx'
import { textOfLabel } from '#kit/in-place/text.ts'
import { ui } from './editor-ui.ts'
import { lineSpot, partSpot, type Station, stationSpot, type TimeLine } from './line-edit.ts'
import type { Part } from './parts.ts'

/** What is done with the things of the board, by their keys. */
export interface LineActs extends BoardActs {
  moveLine(line: number, step: 1 | -1, far: boolean): void
  removeLine(line: number): void
  doubleLine(line: number): void
  addLine(after: number): void
  addStation(line: number, after?: number): void
  moveStation(station: number, step: 1 | -1, far: boolean): void
  removeStation(station: number): void
  doubleStation(station: number): void
  addPart(station: number, part: Part): void
  movePart(station: number, part: Part, way: Way, far: boolean): void
  removePart(station: number, part: Part): void
  turn(station: number, part: Part): void
}

type SpotProps = ToldSpot<LineActs>

/** What is asked of a line, with its number. */
export const LineSpot = memo(function LineSpot({
  line,
  asks,
  no,
  open,
  faults,
  acts,
}: SpotProps & { line: number; asks: TimeLine['asks']; no: number }) {
  const spot = lineSpot(line)
  return (
    <Spot
      id={spot}
      open={open}
      faults={faults}
      className="justify-self-start rounded-option px-2 py-1.5 text-20 leading-snug font-medium text-darken hover:bg-note"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveLine(line, stepOf(way), far),
        remove: () => acts().removeLine(line),
        double: () => acts().doubleLine(line),
        addNext: () => acts().addLine(line),
      }}
    >
      <span className="flex items-center gap-2.5">
        <span className="flex size-9 flex-none items-center justify-center rounded-code bg-lighten text-16 font-bold">
          {no}
        </span>
        <Drafted value={asks} empty={ui.newLine} />
      </span>
    </Spot>
  )
})

/** The number of a station on its line. */
export const StationSpot = memo(function StationSpot({
  line,
  station,
  no,
  removable,
  dragged,
  open,
  faults,
  acts,
}: SpotProps & { line: number; station: number; no: number; removable: boolean; dragged: boolean }) {
  const spot = stationSpot(station)
  return (
    <Spot
      id={spot}
      aria-label={ui.station(no)}
      open={open}
      dragged={dragged}
      faults={faults}
      className="flex min-h-12 min-w-12 items-center justify-center rounded-full border-4 border-white bg-primary text-16 font-bold text-white"
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().moveStation(station, stepOf(way), far),
        remove: removable ? () => acts().removeStation(station) : undefined,
        double: () => acts().doubleStation(station),
        addNext: () => acts().addStation(line, station),
        grab: (event) => acts().grab(spot, event),
      }}
    >
      {no}
    </Spot>
  )
})

/** What stands at a place of a station, or the room for it. */
export const PartSpot = memo(function PartSpot({
  line,
  station,
  no,
  part,
  value,
  gap,
  open,
  faults,
  acts,
}: SpotProps & {
  line: number
  station: number
  no: number
  part: Part
  value: Station['term'][Part]
  gap: boolean
}) {
  const spot = partSpot(station, part)
  if (value === undefined) {
    return (
      <AddSpot
        label={ui.addPart(no, part)}
        className="min-h-9! min-w-0! px-2! opacity-75 hover:opacity-100 focus-visible:opacity-100"
        text={ui.place(part)}
        onAdd={() => acts().addPart(station, part)}
      />
    )
  }
  return (
    <Spot
      id={spot}
      open={open}
      faults={faults}
      className={cx(
        'min-h-12 w-full rounded-option px-3 py-1.5 text-18 leading-snug @xl:text-center',
        gap ? 'border-2 border-dashed border-primary bg-white' : 'border-2 border-transparent',
        !gap && (part === 'middle' ? 'border-light! bg-white font-medium' : 'bg-lighten text-darken'),
      )}
      acts={{
        open: (into) => acts().toggle(spot, into),
        move: (way, far) => acts().movePart(station, part, way, far),
        remove: () => acts().removePart(station, part),
        addNext: () => acts().addStation(line, station),
        keys: { b: () => acts().turn(station, part) },
      }}
    >
      <span className="sr-only">{ui.part(no, part)}</span>
      <Drafted value={textOfLabel(value)} empty={ui.newPart} />
      {gap && <span className="block text-14 font-medium text-darken">{ui.gap}</span>}
    </Spot>
  )
})
