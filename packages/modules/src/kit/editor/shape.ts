import type { Meaning } from '#kit/meaning.ts'

interface Common {
  /** What it means to whoever reads contents; see `meaning.ts`. */
  means?: Meaning
  /** It may be left out. */
  optional?: true
  /** Left out, it is there all the same once the content is read. */
  always?: true
}

export type TextShape = Common & { is: 'text'; min: number; max: number }
export type ObjectShape = Common & { is: 'object'; fields: Readonly<Record<string, Shape>> }
export type ListShape = Common & { is: 'list'; of: Shape; min: number; max: number }
type MapShape = Common & { is: 'map'; of: Shape }
/** `identity`: a number that tells it from its like, which no editor ever sees. */
export type NumberShape = Common & { is: 'number'; min: number; max: number; whole: boolean; identity?: true }
export type FlagShape = Common & { is: 'flag' }
/** One of few; of one alone it is written down and never asked. */
export type ChoiceShape = Common & { is: 'choice'; values: readonly (string | number)[] }

/**
 * What a content is made of, as plain data: told by a schema (`shape-of.ts`) where zod is, and drawn as fields by an
 * editor in the browser, where it is not.
 */
export type Shape =
  | TextShape
  | ObjectShape
  | ListShape
  | MapShape
  | NumberShape
  | FlagShape
  | ChoiceShape
  | (Common & { is: 'unknown' })

/** A fault of a content that is being written: where, by the keys that lead there, and what, for an editor to read. */
export interface Fault {
  /** `words.4.sentence.hakka`; '' of the content as a whole. */
  path: string
  message: string
  /** The same place in words: 「第 1 個語詞・例句・拼音」. */
  where?: string
  /** It may stay: only to be looked at. */
  warning?: true
  /** A reading that could stand there instead. */
  offer?: string
}
