import type { FaqCategory, GuideCategory } from '@hakka/contract/help'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import type { Kind } from './kinds.ts'
import { readDocument, thingOf } from './store.ts'

/** So many entries are listed: whoever looks for an older one reads the versions. */
const REMOVED_MAX = 100

interface Removed<C> {
  at: string
  by: string
  whole: boolean
  category: C
}

/** What earlier versions had and the present one has not, as it was last; who removed it and when. */
export async function listRemoved<T extends object, C extends FaqCategory | GuideCategory>(
  db: NodePgDatabase,
  kind: Kind<T, C>,
): Promise<Removed<C>[]> {
  const { content } = await readDocument(db, kind)
  const known = new Set(idsOf(kind.parts(content).categories))
  const found: Removed<C>[] = []
  let next: { at: string; by: string } | undefined
  // One after the other: fifty large documents would not fit into memory together.
  for (const { version, at, by } of await listRevisions(db, thingOf(kind), kind.key)) {
    const earlier = { id: kind.key, version, schema: kind.schema }
    const { content: was } = await findRevision(db, thingOf(kind), earlier)
    const { categories } = kind.parts(was)
    for (const category of next ? categories : []) {
      const whole = !known.has(category.id)
      const items = category.items.filter(({ id }) => whole || !known.has(id))
      if ((whole || items.length > 0) && next)
        found.push({ ...next, whole, category: { ...category, items } })
    }
    for (const id of idsOf(categories)) known.add(id)
    if (found.length >= REMOVED_MAX) break
    next = { at, by }
  }
  return found.slice(0, REMOVED_MAX)
}

const idsOf = (categories: readonly (FaqCategory | GuideCategory)[]): string[] =>
  categories.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
