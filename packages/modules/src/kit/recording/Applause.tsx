import { Bird } from '@hakka/ui/Bird.tsx'

/** Two hands beside the bird: they clap a few times, then rest. */
export function Applause() {
  return (
    <span data-cheer="applause" aria-hidden="true" className="flex items-end">
      <span className="animate-hop motion-reduce:animate-none">
        <Bird pose="wing-up" width={84} />
      </span>
      <svg
        aria-hidden="true"
        viewBox="-32 -30 64 60"
        width={64}
        height={60}
        className="flex-none overflow-visible"
      >
        <g className="origin-bottom animate-clap motion-reduce:animate-none [transform-box:fill-box]">
          <Hand />
        </g>
        <g transform="scale(-1 1)">
          <g className="origin-bottom animate-clap motion-reduce:animate-none [transform-box:fill-box]">
            <Hand />
          </g>
        </g>
        <path
          d="M0-28v-8M-14-25l-4-7M14-25l4-7"
          className="animate-spark stroke-star-deep motion-reduce:animate-none"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      </svg>
    </span>
  )
}

function Hand() {
  return (
    <path
      d="M-5 26C-14 24-18 14-17 4C-16-6-14-14-11-20C-9-23-6-22-6-19L-6-8C-5-11-3-12-2-9L-2 20C-2 24-3 26-5 26Z"
      fill="#f2c79b"
      stroke="#a4703f"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  )
}

/** The bird nods: try once more. */
export function Encouragement() {
  return (
    <span
      data-cheer="encouragement"
      aria-hidden="true"
      className="origin-bottom animate-nod motion-reduce:animate-none"
    >
      <Bird pose="standing" width={84} />
    </span>
  )
}
