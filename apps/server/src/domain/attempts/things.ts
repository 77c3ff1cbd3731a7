import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookPage } from './book-page.ts'
import { clozeSet } from './cloze-set.ts'
import { dialogue } from './dialogue.ts'
import { module } from './module.ts'
import { spokenSentence } from './spoken-sentence.ts'
import type { Place, Said, Thing, ThingName, Verdict } from './thing.ts'

/** Those of today; each part of the site that is learnt adds its own. */
const things: Partial<Record<ThingName, Thing>> = {
  book_page: bookPage,
  cloze_set: clozeSet,
  dialogue,
  module,
  spoken_sentence: spokenSentence,
}

/** Marks an answer by the rule of what it answers. */
export async function markAnswer(db: NodePgDatabase, place: Place, answer: unknown): Promise<Verdict> {
  const thing = things[place.thing]
  return thing ? thing.mark(db, place, answer) : { kind: 'refused', reason: 'unknown-thing' }
}

/** Whether there is such a part of a thing to be said. */
export const isSpoken = async (db: NodePgDatabase, place: Place): Promise<boolean> =>
  (await things[place.thing]?.has(db, place)) ?? false

/** What is to be said of a part, where the part alone says it. */
export const saidOf = (db: NodePgDatabase, place: Place): Promise<Said | undefined> =>
  things[place.thing]?.said?.(db, place) ?? Promise.resolve(undefined)
