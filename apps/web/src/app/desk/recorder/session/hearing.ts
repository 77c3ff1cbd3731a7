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

/**
 * Whether somebody has begun to speak, and has ended.
 * @param levels loudness of each stretch, 0 to 1
 * @param stretch how long one is, in seconds
 * @param room how loud it is when nobody speaks
 */
export function heardIn(levels: readonly number[], stretch: number, room: number): Heard {
  const isVoice = (level: number) => level > Math.max(VOICE_MIN, room * ABOVE_ROOM)
  const from = levels.findIndex(
    (level, at) =>
      isVoice(level) && levels.slice(at, at + BEGINNING.of).filter(isVoice).length >= BEGINNING.loud,
  )
  if (from < 0) return { is: 'silent' }
  const to = levels.findLastIndex(isVoice) + 1
  return { is: (levels.length - to) * stretch >= PAUSE_SECONDS ? 'ended' : 'speaking', from, to }
}

/** How loud the room is, a little nearer to what is heard now: a word to somebody else does not make it a loud one. */
export function roomNow(room: number | undefined, levels: readonly number[]): number | undefined {
  const sorted = levels.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) return room
  if (room === undefined) return middle
  return room + (middle - room) * (middle > room ? 0.02 : 0.3)
}
