import { Bird } from '@hakka/ui/Bird.tsx'
import type { ReactNode } from 'react'
import { DIRECTIONS, type Direction } from './directions.ts'
import { Hedge } from './Hedge.tsx'

const PLACES: Readonly<Record<Direction, string>> = {
  up: 'col-start-2 row-start-1',
  left: 'col-start-1 row-start-2',
  right: 'col-start-3 row-start-2',
  down: 'col-start-2 row-start-3',
}

/** A crossing as the game draws it: the bird between four signs, hedges in the corners. */
export function MazeFrame({ sign }: { sign(direction: Direction): ReactNode }) {
  return (
    <div className="grid grid-cols-3 gap-2 md:gap-3">
      <Hedge className="col-start-1 row-start-1" />
      <Hedge className="col-start-3 row-start-1" />
      <Hedge className="col-start-1 row-start-3" />
      <Hedge className="col-start-3 row-start-3" />
      <div aria-hidden="true" className="col-start-2 row-start-2 grid min-h-24 place-items-center">
        <span className="grid w-16 md:w-24 [&>svg]:h-auto [&>svg]:w-full">
          <Bird pose="standing" width={96} />
        </span>
      </div>
      {DIRECTIONS.map((direction) => (
        <div key={direction} className={`${PLACES[direction]} grid min-h-24 min-w-0`}>
          {sign(direction)}
        </div>
      ))}
    </div>
  )
}
