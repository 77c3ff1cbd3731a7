import { useLatest } from '@hakka/ui/use-latest.ts'
import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour } from '#kit/in-place/list.ts'
import { NO_TEXT, nameOf, textOfLabel } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { ui } from './editor-ui.ts'
import { LinePanel, PartPanel, StationPanel } from './LinePanels.tsx'
import type { LineActs } from './LineSpots.tsx'
import {
  addLine,
  addStation,
  doubleLine,
  doubleStation,
  isGap,
  LINES_MOST,
  lineOf,
  lineSpot,
  moveLine,
  movePart,
  moveStation,
  partOf,
  partSpot,
  putStation,
  readLines,
  removeLine,
  removeStation,
  STATIONS_LEAST,
  setPart,
  spotOfLines,
  stationSpot,
  type TimeLine,
  turnGap,
  writeLines,
} from './line-edit.ts'
import { OneLine } from './OneLine.tsx'
import { PARTS, type Part } from './parts.ts'

/** Timelines as learners see them, written and emptied in place. */
export default function TimelineEditor(props: EditorProps) {
  const board = useBoard({ editor: props, read: readLines, write: writeLines, spotAt: spotOfLines })
  const { model, spots, change } = board
  const { lines } = model
  const nameOfLine = (key: number) => {
    const at = lines.findIndex((own) => own.key === key)
    return nameOf(lines[at]?.asks, ui.line(at + 1))
  }
  /** A station with its line and its number there. */
  const placeOf = (station: number) => {
    const line = lineOf(model, station)
    const at = line?.stations.findIndex(({ key }) => key === station) ?? -1
    const own = line?.stations[at]
    return line && own && { line, own, no: at + 1 }
  }
  const nameOfPart = (station: number, part: Part) =>
    nameOf(textOfLabel(partOf(model, station, part)), ui.part(placeOf(station)?.no ?? 0, part))

  const drag = useSpotDrag((id, drop) => {
    const own = lines.flatMap(({ stations }) => stations).find(({ key }) => stationSpot(key) === id)
    const line = own && lineOf(model, own.key)
    if (!own || !line || drop.target !== lineSpot(line.key)) return
    change(putStation(model, own.key, drop.at))
    spots.focus(id)
  })
  function showLine(added: ReturnType<typeof addLine>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(lineSpot(added.key), true)
  }
  function showStation(added: ReturnType<typeof addStation>, says?: string): void {
    if (!added) return
    change(added.board, says === undefined ? {} : { says })
    spots.show(partSpot(added.key, 'top'), true)
  }
  const acts = useLatest(
    (): LineActs => ({
      toggle: spots.toggle,
      grab: drag.grab,
      moveLine(line, step, far) {
        change(moveLine(model, line, step, far))
        spots.focus(lineSpot(line))
      },
      removeLine(line) {
        const next = neighbour(lines, line)
        change(removeLine(model, line), { says: boardUi.removed(nameOfLine(line)) })
        spots.left(lineSpot(line), next === undefined ? undefined : lineSpot(next))
      },
      doubleLine: (line) => showLine(doubleLine(model, line), boardUi.doubled(nameOfLine(line))),
      addLine: (after) => showLine(addLine(model, after)),
      addStation: (line, after) => showStation(addStation(model, line, after)),
      moveStation(station, step, far) {
        const next = moveStation(model, station, step, far)
        const at = lineOf(next, station)?.stations.findIndex(({ key }) => key === station) ?? 0
        change(next, { says: ui.stationMoved(at + 1) })
        spots.focus(stationSpot(station))
      },
      removeStation(station) {
        const place = placeOf(station)
        if (!place) return
        const next = neighbour(place.line.stations, station)
        change(removeStation(model, station), { says: boardUi.removed(ui.station(place.no)) })
        spots.left(stationSpot(station), next === undefined ? lineSpot(place.line.key) : stationSpot(next))
      },
      doubleStation: (station) =>
        showStation(doubleStation(model, station), boardUi.doubled(ui.station(placeOf(station)?.no ?? 0))),
      addPart(station, part) {
        change(setPart(model, station, part, NO_TEXT))
        spots.show(partSpot(station, part), true)
      },
      movePart(station, part, way, far) {
        const moved = movePart(model, station, part, way, far)
        change(moved.board)
        const next = partSpot(moved.station, moved.part)
        if (spots.open === partSpot(station, part)) spots.show(next)
        spots.focus(next)
      },
      removePart(station, part) {
        change(setPart(model, station, part, undefined), {
          says: boardUi.removed(nameOfPart(station, part)),
        })
        const term = placeOf(station)?.own.term
        const other = PARTS.find((own) => own !== part && term?.[own] !== undefined)
        spots.left(partSpot(station, part), other ? partSpot(station, other) : stationSpot(station))
      },
      turn(station, part) {
        const own = placeOf(station)?.own
        if (!own) return
        const gap = !isGap(own, part)
        const name = nameOfPart(station, part)
        change(turnGap(model, station, part, gap), { says: gap ? ui.madeGap(name) : ui.shown(name) })
      },
    }),
  )
  /** The fields of what is open in a line. */
  const panelOf = ({ stations }: TimeLine, at: number) => {
    for (const [index, station] of stations.entries()) {
      const no = index + 1
      const part = PARTS.find((own) => partSpot(station.key, own) === spots.open)
      if (part)
        return (
          <PartPanel
            key={`${station.key} ${part}`}
            board={board}
            station={station}
            part={part}
            path={`questions.${at}.terms.${index}.${part}`}
            title={ui.part(no, part)}
            onRemove={() => acts().removePart(station.key, part)}
          />
        )
      if (spots.open === stationSpot(station.key))
        return (
          <StationPanel
            board={board}
            no={no}
            of={stations.length}
            onMove={(step) => acts().moveStation(station.key, step, false)}
            onDouble={() => acts().doubleStation(station.key)}
            onRemove={stations.length > STATIONS_LEAST ? () => acts().removeStation(station.key) : undefined}
          />
        )
    }
    return undefined
  }
  return (
    <EditBoard
      board={board}
      label={ui.board}
      how={ui.how}
      keys={ui.keys}
      add={{
        label: lines.length === 0 ? ui.firstLine : ui.addLine,
        full: lines.length >= LINES_MOST,
        run: () => showLine(addLine(model)),
      }}
    >
      {lines.length === 0 && <p className="text-muted">{ui.none}</p>}
      {lines.map((line, at) => {
        const isOpen = spots.open === lineSpot(line.key)
        const panel = panelOf(line, at)
        return (
          <OneLine
            key={line.key}
            line={line}
            no={at + 1}
            open={isOpen || panel ? spots.open : undefined}
            carried={drag.carried}
            faultsAt={board.faultsAt}
            acts={acts}
            head={
              isOpen && (
                <LinePanel
                  board={board}
                  at={at}
                  onRemove={() => acts().removeLine(line.key)}
                  onDouble={() => acts().doubleLine(line.key)}
                />
              )
            }
          >
            {panel}
          </OneLine>
        )
      })}
    </EditBoard>
  )
}
