/** Drawings of a day: `rest` a leaf, `study` a blossom, `goal` a blossom in a gold ring, `none` a dot. */
export type DayMark = 'none' | 'rest' | 'study' | 'goal'

const PETAL = 'M0 2C-11-7-16-24-10-35C-7-40-3-38 0-34C3-38 7-40 10-35C16-24 11-7 0 2Z'
const STAMEN = 'M0-7V-18M-3-7L-5-14M3-7L5-14'
const TURNS = [0, 72, 144, 216, 288]

/** The tung blossom, its middle at 0, 0, in a drawing of 80 by 80. */
export function TungBlossom({ pale = false }: { pale?: boolean }) {
  const [petal, edge, stamen] = pale ? ['#fff', '#DFBFC4', '#D8636E'] : ['#FCE3E7', '#C4707D', '#C04B5A']
  return (
    <>
      {TURNS.map((turn) => (
        <path
          key={turn}
          d={PETAL}
          transform={`rotate(${turn})`}
          fill={petal}
          stroke={edge}
          strokeWidth="2.4"
        />
      ))}
      {TURNS.map((turn) => (
        <path
          key={turn}
          d={STAMEN}
          transform={`rotate(${turn})`}
          fill="none"
          stroke={stamen}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ))}
      <circle r="7" fill="#D8636E" />
      <circle r="3" fill="#F6CB5C" />
    </>
  )
}

/** What a day of the calendar looks like. Decoration: its label says the same. */
export function DayDrawing({ mark, className }: { mark: DayMark; className?: string }) {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" className={className}>
      {mark === 'none' && <circle r="2.5" fill="#B9BDC8" />}
      {mark === 'rest' && (
        <>
          <path
            d="M0 22C-16 12-18-8 0-24C18-8 16 12 0 22Z"
            transform="rotate(38) scale(.62)"
            fill="#CBE3D2"
          />
          <path d="M-8 10L7-9" stroke="#9CD0AE" strokeWidth="1.8" strokeLinecap="round" />
        </>
      )}
      {mark === 'goal' && <circle r="20.5" fill="#FFF4D6" stroke="#E3B23C" strokeWidth="1.6" />}
      {(mark === 'study' || mark === 'goal') && (
        <g transform="scale(.47)">
          <TungBlossom />
        </g>
      )}
    </svg>
  )
}
