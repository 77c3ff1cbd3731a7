import type { Sound } from '#kit/content.ts'

/** What is to be said, with the sound to compare with where there is one. */
export interface Spoken {
  text: string
  /** Missing where it is said in one's own words: then there is nothing to judge it by. */
  pinyin?: string | undefined
  sound?: Sound | undefined
}

/** Hears of a recording with a voice in it, by the bytes of its file; of nothing once it is gone. */
export type Heard = (file: Uint8Array<ArrayBuffer> | undefined) => void

/** What the one practice of a page can do beside: its keys work anywhere on the page, and its model stands above it. */
export interface Alone {
  /** Goes to what is said next. */
  next?: (() => void) | undefined
  /**
   * Keeps a recording for whoever made it. Gives a sentence that says so, throws an Error whose message is for the learner;
   * nothing where nobody is logged in.
   */
  keep?: ((file: Uint8Array<ArrayBuffer>) => Promise<string>) | undefined
}
