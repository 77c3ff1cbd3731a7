import { semitonePath } from './picture.ts'
import { ui } from './ui.ts'

const WIDTH = 72
const HEIGHT = 48
/** Semitones from the middle to the edge, at least: a level tone stays level. */
const REACH = 3

/** How a syllable's tone should go (broad) and how the learner's went (narrow), about each voice's own middle. */
export function PitchLines({
  tone,
  learner,
  reference,
  says,
}: {
  /** Contour number. */
  tone: string
  learner: readonly number[]
  reference: readonly number[]
  says: string
}) {
  if (reference.length < 2) return null
  const reach = Math.max(REACH, ...[...learner, ...reference].map(Math.abs))
  const wanted = courseOf(Number(tone.at(-1)) - Number(tone.at(0)), 0)
  const change = (learner.at(-1) ?? 0) - (learner[0] ?? 0)
  return (
    <svg
      role="img"
      aria-label={ui.pitchLines(
        says,
        wanted,
        learner.length > 1 ? courseOf(change, LEVEL_SEMITONES) : undefined,
      )}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mx-auto mt-1 block h-12 w-18 rounded-code bg-white"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-plot" strokeWidth="1" />
      <path d={semitonePath(reference, WIDTH, HEIGHT, reach)} className="stroke-control" strokeWidth="9" />
      {learner.length > 1 && (
        <path d={semitonePath(learner, WIDTH, HEIGHT, reach)} className="stroke-primary" strokeWidth="3.5" />
      )}
    </svg>
  )
}

/** A smaller change is heard as level. */
const LEVEL_SEMITONES = 1

function courseOf(change: number, level: number): 'rising' | 'falling' | 'level' {
  if (Math.abs(change) <= level) return 'level'
  return change > 0 ? 'rising' : 'falling'
}
