/** One of the recordings in `clips/`, as `clips.json` has it. */
export interface Clip {
  name: string
  dialectId: number
  text: string
  pinyin: string
  /** What is said instead. */
  said?: string
  /** What is to be named of it, syllable by syllable from 0. */
  named?: { at: number; tone?: true; sound?: true }[]
}
