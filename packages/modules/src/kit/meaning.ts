import { z } from 'zod'

/**
 * What Hakka is in its content: a word on a `card` with its `example`, another `word` of the lesson, a `line` of a
 * text, a `pattern`; or said elsewhere in the same content `again`.
 */
export type Role = 'card' | 'hover' | 'example' | 'word' | 'line' | 'pattern' | 'again'

/** What a field, or the object it holds, means to whoever reads contents without knowing their types. */
export type Meaning =
  /** A text in Hakka, unless `lang: 'zh'` stands beside it; `reading` is the key of its pinyin beside it. */
  | { is: 'hakka'; reading: string; as?: Role }
  /**
   * A text in Hakka with numbered gaps. Its reading is that of the text with the first word of each gap, which are lists
   * under the key `words` of the object around.
   */
  | { is: 'gapped'; reading: string; words: string }
  /** A record by dialect: what stands under a key is in the dialect of that number. */
  | { is: 'dialects' }
  /** A name that is Hakka where its reading stands beside it. */
  | { is: 'name'; reading: string }
  /** An object whose own Hakka has a role. */
  | { is: 'said'; as: Role }
  /** Mandarin for the Hakka beside it, or for that of the object under the key `of` beside it. */
  | { is: 'translation'; of?: string }
  /** A list of texts that make one sentence, in the order of their number under the key `order`. */
  | { is: 'pieces'; order?: string }
  /**
   * What is heard: an object with `url`, or the address itself. It belongs to the Hakka beside it; with `made: false`
   * a teacher may give one, and none is synthesised.
   */
  | { is: 'sound'; made?: false }
  /** A sound that holds its own transcript. */
  | { is: 'transcribed' }
  | { is: 'picture' }
  /** The address of a file. */
  | { is: 'address' }
  /** The server refuses or sanitises it when it is stored. */
  | { is: 'html' }
  /** Whether what it stands in is a right answer. */
  | { is: 'correct' }

export const meanings = z.registry<Meaning>()

/** Says what a schema means; it is the same schema. */
export function means<S extends z.ZodType>(meaning: Meaning, schema: S): S {
  meanings.add(schema, meaning)
  return schema
}
