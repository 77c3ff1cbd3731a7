import { type ModuleType, readContent } from '@hakka/modules/server'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import { moduleVersions } from '../../db/tables/content.ts'
import type { Thing, Verdict } from './thing.ts'

interface PublishedContent {
  moduleId: number
  read: ReturnType<typeof readContent>
}

/** Contents of versions as their types read them, by database: a version never changes. */
const caches = new WeakMap<object, LRUCache<number, PublishedContent>>()

/** A version's content as its type reads it, with the module that it is of; nothing of one that was never published. */
export async function publishedContent(
  db: NodePgDatabase,
  versionId: number,
): Promise<PublishedContent | undefined> {
  const cache = caches.get(db) ?? new LRUCache<number, PublishedContent>({ max: 300 })
  caches.set(db, cache)
  const known = cache.get(versionId)
  if (known) return known
  const [row] = await db
    .select()
    .from(moduleVersions)
    .where(and(eq(moduleVersions.id, versionId), isNotNull(moduleVersions.publishedAt)))
  if (!row) return undefined
  const found = { moduleId: row.moduleId, read: readContent(row.type, row.content, row.schemaVersion) }
  cache.set(versionId, found)
  return found
}

const NO_ANSWER = { kind: 'invalid', reason: 'not-an-answer' } as const

/** A module of a lesson, marked by its type in the version that was on the page. */
export const module: Thing = {
  async mark(db, { thingId, versionId, item }, answer) {
    if (versionId === null) return { kind: 'refused', reason: 'unknown-version' }
    const found = await publishedContent(db, versionId)
    if (found?.moduleId !== thingId) return { kind: 'refused', reason: 'unknown-version' }
    if (!found.read?.ok) return { kind: 'none' }
    const { type, content } = found.read
    if (item > 0) return markRound(type, content, item, answer)
    const parsed = type.answer.safeParse(answer)
    const score = parsed.success ? type.score(content, parsed.data) : NO_ANSWER
    if (score.kind !== 'invalid') return score
    // A tick from before answers were kept; of some types nothing is an answer where there is nothing to fill in.
    return answer === null ? { kind: 'claim' } : { kind: 'refused', reason: score.reason }
  },
  async has(db, { thingId, versionId, item }) {
    const found = versionId === null ? undefined : await publishedContent(db, versionId)
    if (found?.moduleId !== thingId || !found.read?.ok) return false
    return item >= 1 && item <= found.read.type.items(found.read.content).length
  },
}

/**
 * Marks an answer to one round of an exercise, which names the areas of its board and no others.
 * @param item the round, from 1; there are never more than areas
 */
function markRound(type: ModuleType, content: unknown, item: number, answer: unknown): Verdict {
  const parsed = type.answer.safeParse(answer)
  const solution = areasOf(type.solution(content))
  if (!solution || item > Object.keys(solution).length) return { kind: 'refused', reason: 'unknown-version' }
  const given = parsed.success ? areasOf(parsed.data) : undefined
  if (!given) return { kind: 'refused', reason: 'not-an-answer' }
  const round = Object.entries(solution).filter(([area]) => area in given)
  const score = type.score(content, given)
  const most = type.score(content, Object.fromEntries(round))
  if (score.kind === 'invalid') return { kind: 'refused', reason: score.reason }
  return score.kind === 'points' && most.kind === 'points'
    ? { ...score, total: most.earned }
    : { kind: 'none' }
}

/** An answer that names areas; others are given as a whole alone. */
const areasOf = (answer: unknown): Record<string, unknown> | undefined =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? Object.fromEntries(Object.entries(answer))
    : undefined
