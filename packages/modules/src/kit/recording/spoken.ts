import type { Sound } from '#kit/content.ts'

/** What is to be said, with the sound to compare with where there is one. */
export interface Spoken {
  text: string
  pinyin: string
  sound?: Sound | undefined
}
