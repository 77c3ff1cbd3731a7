import { memo } from 'react'
import { guestPicture, type Look, type Mood } from './ui.ts'

/** Drawn over the picture of a person, in its own measure. */
const THINGS = {
  flower: (
    <g transform="translate(90 26)">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse
          key={turn}
          cy="-8"
          rx="5.5"
          ry="8"
          fill="#fff"
          stroke="#e2a9b8"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="4" fill="#f6cb5c" />
    </g>
  ),
  glasses: (
    <g fill="none" stroke="#1f2430" strokeWidth="2.6">
      <circle cx="46" cy="58" r="11" fill="#fff" fillOpacity=".28" />
      <circle cx="74" cy="58" r="11" fill="#fff" fillOpacity=".28" />
      <path d="M57 57q3-3 6 0" />
    </g>
  ),
  scarf: (
    <g fill="#e2553d">
      <path d="M36 90C46 98 74 98 84 90L88 100C76 110 44 110 32 100Z" />
      <path d="M70 102L84 126L72 128L62 106Z" fill="#c23f2a" />
    </g>
  ),
  hat: (
    <g>
      <path d="M12 38L60 2L108 38C90 45 30 45 12 38Z" fill="#e3be7c" stroke="#a9713a" strokeWidth="2.4" />
      <path d="M60 2L40 42M60 2L80 42M36 20Q60 28 84 20" fill="none" stroke="#c08f4e" strokeWidth="2" />
    </g>
  ),
}

/** A guest: one of twenty looks, in a mood. */
export const Guest = memo(function Guest({ look: { who, thing }, mood }: { look: Look; mood: Mood }) {
  return (
    <span className="chef-guest" aria-hidden="true">
      <img src={guestPicture(who, mood)} alt="" width={120} height={132} draggable={false} />
      {thing && (
        <svg viewBox="0 0 120 132" aria-hidden="true">
          {THINGS[thing]}
        </svg>
      )}
    </span>
  )
})
