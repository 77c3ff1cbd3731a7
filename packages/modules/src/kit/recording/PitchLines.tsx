import { semitonePath } from './picture.ts'
import { ui } from './ui.ts'

const WIDTH = 72
const HEIGHT = 48
/** Semitones from the middle to the edge: the widest tones of a lively voice stay within. */
const REACH = 8

/** How a syllable's tone should go (broken) and how the learner's went (whole), about each voice's own middle. */
export function PitchLines({
  learner,
  reference,
  says,
}: {
  learner: readonly number[]
  reference: readonly number[]
  says: string
}) {
  if (reference.length < 2) return null
  return (
    <svg
      role="img"
      aria-label={ui.pitchLines(says, course(reference), learner.length > 1 ? course(learner) : undefined)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mx-auto mt-1 block h-12 w-18 rounded-code bg-white"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className="stroke-plot" strokeWidth="1" />
      <path
        d={semitonePath(reference, WIDTH, HEIGHT, REACH)}
        className="stroke-muted"
        strokeWidth="3"
        strokeDasharray="1 6"
      />
      {learner.length > 1 && (
        <path d={semitonePath(learner, WIDTH, HEIGHT, REACH)} className="stroke-primary" strokeWidth="3.5" />
      )}
    </svg>
  )
}

/** Less than it is heard as level. */
const LEVEL_SEMITONES = 1.5

function course(line: readonly number[]): 'rising' | 'falling' | 'level' {
  const change = (line.at(-1) ?? 0) - (line[0] ?? 0)
  if (Math.abs(change) < LEVEL_SEMITONES) return 'level'
  return change > 0 ? 'rising' : 'falling'
}
