/** What a breath ends in: a comma, a full stop (or nothing more), a question mark. */
export type Ending = 'comma' | 'stop' | 'question'

/** Where a syllable stands in the fall of its breath: semitones below its own contour, and whether it is the last. */
export interface Fall {
  sink: number
  last: boolean
}

/** Where a syllable stands that is said by itself, or by a voice that does not fall. */
export const LEVEL: Fall = { sink: 0, last: false }

/** The tone table has a phoneme for each of these steps only. */
const STEP = 0.25

/** Semitones: from the first syllable to the last, and by how much more the last one falls. */
const FALLS: Record<Ending, { slope: number; drop: number }> = {
  comma: { slope: 0.75, drop: 0 },
  stop: { slope: 1.25, drop: 0.5 },
  question: { slope: 0.5, drop: 0 },
}
/** A breath of one syllable has nothing to fall from. */
const ALONE = 0.5

/** The most that any syllable sinks: by so much a voice reaches below its lowest level. */
export const DEEPEST = Math.max(...Object.values(FALLS).map(({ slope, drop }) => slope + drop))

/** The slow fall of a breath, syllable by syllable. A contour is never bent: the whole syllable lies lower. */
export function fallOf(count: number, ending: Ending): Fall[] {
  const { slope, drop } = FALLS[ending]
  return Array.from({ length: count }, (_, i) => {
    if (count === 1) return { sink: ALONE, last: true }
    const last = i === count - 1
    return { sink: stepped((slope * i) / (count - 1)) + (last ? drop : 0), last }
  })
}

/** All places that a syllable may have in a fall, the level one left aside. */
export function allFalls(): Fall[] {
  const steepest = Math.max(...Object.values(FALLS).map(({ slope }) => slope))
  const within = Array.from({ length: Math.round(steepest / STEP) }, (_, i) => ({
    sink: (i + 1) * STEP,
    last: false,
  }))
  const lasts = new Set([ALONE, ...Object.values(FALLS).map(({ slope, drop }) => slope + drop)])
  return [...within, ...[...lasts].map((sink) => ({ sink, last: true }))]
}

const WITHIN_SIGNS = 'ABCDEFGH'
const LAST_SIGNS = 'RSTUVWXY'

/** The letter that a tone's phoneme ends in for a place in a fall; none for a level one. */
export function signOf({ sink, last }: Fall): string {
  const step = Math.round(sink / STEP)
  return last ? (LAST_SIGNS[step] ?? '') : step === 0 ? '' : (WITHIN_SIGNS[step - 1] ?? '')
}

/** How long the vowel of a syllable is, in hundredths: the last of a breath is drawn out, most of all before a full stop. */
export function lengthOf({ sink, last }: Fall): number {
  if (!last) return 100
  return sink === DEEPEST ? 130 : 115
}

function stepped(semitones: number): number {
  return Math.round(semitones / STEP) * STEP
}
