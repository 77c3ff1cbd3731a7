import type { ATTEMPT_THINGS } from '@hakka/contract/constants/attempts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type ThingName = (typeof ATTEMPT_THINGS)[number]

/** What was worked at. */
export interface Place {
  thing: ThingName
  thingId: number
  versionId: number | null
  /** Part of the thing, from 1; 0 is the whole. */
  item: number
}

/**
 * What an answer is worth: points, or none where nothing is asked; of `claimed` ones the answer is the learner's own word.
 * A `claim` says that something was done which asks for an answer, and gives none: visitors' work from before answers were
 * kept.
 */
export type Verdict =
  | { kind: 'points'; earned: number; total: number; claimed?: true }
  | { kind: 'none' }
  | { kind: 'claim' }
  | { kind: 'refused'; reason: 'unknown-thing' | 'unknown-version' | 'not-an-answer' | 'unknown-option' }

/** What is to be said of a part, as the judge of pronunciation is asked. */
export interface Said {
  dialectId: number
  words: { text: string; pinyin: string }[]
}

/** Whether something has had this version: the present one, or one of before that a page may still show. */
export const isVersion = (versionId: number | null, { version }: { version: number }): boolean =>
  versionId !== null && versionId >= 1 && versionId <= version

/** A kind of thing that attempts name: how an answer to it is marked. */
export interface Thing {
  mark(db: NodePgDatabase, place: Place, answer: unknown): Promise<Verdict>
  /** Whether it has this part, in this version: of what the judge of pronunciation marks, not a rule. */
  has(db: NodePgDatabase, place: Place): Promise<boolean>
  /** What is said of this part, where the part alone says it: then no browser is asked. */
  said?(db: NodePgDatabase, place: Place): Promise<Said | undefined>
}
