import type { ReactNode } from 'react'
import type { GameId } from './game-id.ts'

/** A playing card. */
function Tile({
  x,
  y,
  turn = 0,
  fill = '#fff',
  children,
}: {
  x: number
  y: number
  turn?: number
  fill?: string
  children?: ReactNode
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x={-24}
        y={-30}
        width={48}
        height={60}
        rx={9}
        fill={fill}
        className="stroke-light"
        strokeWidth={2.5}
      />
      {children}
    </g>
  )
}

function Waves() {
  return (
    <g fill="none" className="stroke-primary" strokeWidth={5} strokeLinecap="round">
      <path d="M30-10c5 6 5 14 0 20M42-20c11 12 11 28 0 40M54-30c17 18 17 42 0 60" />
    </g>
  )
}

function Speaker() {
  return <path d="M-22-10h12L8-26v52L-10 10h-12z" className="fill-primary" strokeLinejoin="round" />
}

const Fruit = () => <circle cy={2} r={13} fill="#f08a3c" />
const Leaf = () => <path d="M-13 10C-13-8 2-14 14-12C14 6 2 14-13 10Z" fill="#3c9a5b" />
const Drop = () => <path d="M0-15C9-3 12 2 12 6A12 12 0 0 1-12 6C-12 2-9-3 0-15Z" fill="#3b83cc" />
const Lines = () => (
  <path d="M-12-8h24M-12 2h24M-12 12h14" className="stroke-primary" strokeWidth={4} strokeLinecap="round" />
)

const SCENES: Record<GameId, ReactNode> = {
  listen: (
    <>
      <g transform="translate(104 66)">
        <Speaker />
        <Waves />
      </g>
      <Tile x={222} y={66} turn={6}>
        <Leaf />
      </Tile>
    </>
  ),
  pairs: (
    <>
      <Tile x={112} y={68} turn={-10}>
        <Fruit />
      </Tile>
      <Tile x={208} y={68} turn={10}>
        <Fruit />
      </Tile>
      <path
        d="M146 66h28"
        className="stroke-primary"
        strokeWidth={5}
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
    </>
  ),
  clear: (
    <>
      <Tile x={84} y={72} turn={-6}>
        <Drop />
      </Tile>
      <Tile x={160} y={60} turn={3}>
        <Lines />
      </Tile>
      <Tile x={236} y={74} turn={8}>
        <Leaf />
      </Tile>
      <path
        d="M100 118c30 10 84 10 116-2M216 116l-10-6M216 116l-6 10M220 20c-30-12-84-12-116 0M104 20l10 7M104 20l7-10"
        fill="none"
        className="stroke-primary"
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  ),
  name: (
    <>
      <rect
        x={84}
        y={24}
        width={92}
        height={84}
        rx={12}
        fill="#fff"
        className="stroke-light"
        strokeWidth={3}
      />
      <circle cx={110} cy={50} r={10} fill="#f6cb5c" />
      <path d="M92 98l26-30 18 18 14-12 20 24z" fill="#3c9a5b" />
      <path d="M196 46h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-36l-16 14z" className="fill-primary" />
      <path d="M210 60h34M210 74h22" stroke="#fff" strokeWidth={4.5} strokeLinecap="round" />
    </>
  ),
  maze: (
    <>
      <path
        d="M88 18h144v96H88zM112 114V42h32M136 90h24V66M184 18v48h24M208 90h-24v24"
        fill="none"
        className="stroke-light"
        strokeWidth={9}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M124 104V62h24V44h22v44h26"
        fill="none"
        className="stroke-primary"
        strokeWidth={4}
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
      <path d="M194 78l16 10-16 10z" className="fill-primary" />
    </>
  ),
}

/** A game's drawn picture. Decoration: its name stands below. */
export function GameArt({ game }: { game: GameId }) {
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true" className="game-art block h-auto max-h-36 w-full">
      {SCENES[game]}
    </svg>
  )
}
