import { memo, type ReactNode } from 'react'
import { AddSpot } from '#kit/in-place/AddSpot.tsx'
import { ui } from './editor-ui.ts'
import { LineFrame } from './LineFrame.tsx'
import { type LineActs, LineSpot, PartSpot, StationSpot } from './LineSpots.tsx'
import {
  isGap,
  lineSpot,
  partSpot,
  STATIONS_LEAST,
  STATIONS_MOST,
  type Station,
  stationSpot,
  type TimeLine,
} from './line-edit.ts'
import type { Part } from './parts.ts'

/** One timeline: what it asks, its stations, and what stands above, on and below each. Others leave it as it is. */
export const OneLine = memo(function OneLine({
  line: { key, asks, stations },
  no,
  open,
  carried,
  faultsAt,
  acts,
  head,
  children,
}: {
  line: TimeLine
  no: number
  /** What is open of it. */
  open: string | undefined
  carried: string | undefined
  faultsAt(spot: string): readonly string[]
  acts(): LineActs
  /** The fields of the line itself, where it is open. */
  head: ReactNode
  /** The fields of what is open in it. */
  children: ReactNode
}) {
  const spotProps = (spot: string) => ({ open: open === spot, faults: faultsAt(spot), acts })
  const cell = (station: Station, at: number, part: Part) => (
    <PartSpot
      line={key}
      station={station.key}
      no={at + 1}
      part={part}
      value={station.term[part]}
      gap={isGap(station, part)}
      {...spotProps(partSpot(station.key, part))}
    />
  )
  return (
    <section
      aria-label={ui.line(no)}
      // There may be twenty: those out of sight are not laid out at each key.
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-white p-3 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] md:p-4"
    >
      <LineSpot line={key} asks={asks} no={no} {...spotProps(lineSpot(key))} />
      {head}
      <LineFrame
        label={ui.board}
        name={lineSpot(key)}
        stations={stations.map((station, at) => ({
          key: station.key,
          label: ui.station(at + 1),
          top: cell(station, at, 'top'),
          middle: cell(station, at, 'middle'),
          bottom: cell(station, at, 'bottom'),
          no: (
            <StationSpot
              line={key}
              station={station.key}
              no={at + 1}
              removable={stations.length > STATIONS_LEAST}
              dragged={carried === stationSpot(station.key)}
              {...spotProps(stationSpot(station.key))}
            />
          ),
        }))}
      />
      <AddSpot
        label={ui.addStationTo(no)}
        text={ui.addStation}
        className="justify-self-start"
        disabled={stations.length >= STATIONS_MOST}
        onAdd={() => acts().addStation(key)}
      />
      {children}
    </section>
  )
})
