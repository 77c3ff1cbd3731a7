/** What a microphone has heard of a sentence since it began, in stretches. */
export type Heard =
  | { is: 'silent' }
  /** From which stretch to which (behind the last) somebody speaks. */
  | { is: 'speaking' | 'ended'; from: number; to: number }

/** So many times louder than the room is a voice, */
const ABOVE_ROOM = 3
/** and never quieter than this: about −40 dBFS. */
const VOICE_MIN = 0.01
/** Of five stretches in a row (a tenth of a second) three are loud where somebody begins to speak: a key is shorter. */
const BEGINNING = { of: 5, loud: 3 }
/** So long nobody speaks when a sentence has ended; a comma is shorter. */
const PAUSE_SECONDS = 0.9
/** What is over sooner is no sentence: a cough, or the end of what was said before. */
const SHORT_SECONDS = 0.25

/**
 * Whether somebody has begun to speak, and has ended.
 * @param levels loudness of each stretch, 0 to 1
 * @param stretch how long one is, in seconds
 * @param room how loud it is when nobody speaks
 */
export function heardIn(levels: readonly number[], stretch: number, room: number): Heard {
  const isVoice = levels.map((level) => level > Math.max(VOICE_MIN, room * ABOVE_ROOM))
  const begins = (at: number) =>
    isVoice[at] === true && isVoice.slice(at, at + BEGINNING.of).filter(Boolean).length >= BEGINNING.loud
  for (let from = 0; from < levels.length; from++) {
    if (!begins(from)) continue
    let to = from
    let at = from
    while (at < levels.length && (at - to) * stretch < PAUSE_SECONDS) {
      if (isVoice[at]) to = at + 1
      at++
    }
    if ((at - to) * stretch < PAUSE_SECONDS) return { is: 'speaking', from, to }
    if ((to - from) * stretch >= SHORT_SECONDS) return { is: 'ended', from, to }
    from = to
  }
  return { is: 'silent' }
}

/** So many looks back the room is remembered: five seconds. */
const REMEMBERED = 125

/** How loud it was each time somebody looked, with what is heard now. */
export function withHeard(history: readonly number[], levels: readonly number[]): number[] {
  const middle = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 2)]
  return middle === undefined ? [...history] : [...history, middle].slice(-REMEMBERED)
}

/** How loud the room is: as its quietest moment of late, whoever spoke to somebody else meanwhile. */
export const roomOf = (history: readonly number[], unknown: number): number =>
  history.length === 0 ? unknown : Math.min(...history)
