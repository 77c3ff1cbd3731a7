import type { Team } from './teams.ts'

/** The flag of a team, its staff on the left. Decoration: its name stands below. */
export function Pennant({ team }: { team: Team }) {
  return (
    <svg viewBox="20 0 190 150" aria-hidden="true" className="pennant">
      <path d="M30 6v140" stroke="#9a7744" strokeWidth={8} strokeLinecap="round" />
      {team === 0 ? (
        <>
          <path d="M34 14H206L178 52L206 90H34Z" fill="#c2410c" />
          <path d="M34 14H206L203 18H34Z" fill="#8a2d06" />
          <g transform="translate(104 52)">
            <path
              d="M0 26C-18 26-22 8-12-4C-10 4-4 4-4-2C-6-14 2-22 8-28C8-16 20-10 20 6C20 18 12 26 0 26Z"
              fill="#fdba8c"
            />
            <path d="M2 24C-6 24-8 14-2 8C0 12 6 8 6 2C14 10 12 24 2 24Z" fill="#fff3ea" />
          </g>
        </>
      ) : (
        <>
          <path d="M34 14H206L178 52L206 90H34Z" fill="#1d5fa8" />
          <path d="M34 14H206L203 18H34Z" fill="#144478" />
          <g transform="translate(104 52) rotate(40)">
            <path d="M0-30C12-20 14-4 12 14H-12C-14-4-12-20 0-30Z" fill="#ebf4fd" />
            <circle cy={-6} r={6} fill="#1d5fa8" />
            <path d="M-12 4L-22 20L-10 14ZM12 4L22 20L10 14Z" fill="#9cc6f0" />
            <path d="M-6 16H6L0 32Z" fill="#f6cb5c" />
          </g>
        </>
      )}
    </svg>
  )
}
