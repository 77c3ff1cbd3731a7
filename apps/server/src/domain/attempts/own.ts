import type { OwnModule } from '@hakka/contract/attempt'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import { attempts } from '../../db/tables/study.ts'
import { isPublished } from '../lesson/modules.ts'
import { publishedContent } from './module.ts'

/** A user's first and latest answers to each part of a lesson's modules, in the versions that are published. */
export async function ownAttempts(
  db: NodePgDatabase,
  userId: number,
  lessonId: number,
): Promise<OwnModule[]> {
  const firsts = await edgeOf(db, userId, lessonId, asc)
  const latest = new Map(
    (await edgeOf(db, userId, lessonId, desc)).map((row) => [`${row.moduleId} ${row.item}`, row]),
  )
  const found = new Map<number, OwnModule>()
  for (const first of firsts) {
    const { moduleId, versionId, item } = first
    const known = found.get(moduleId) ?? {
      module_id: moduleId,
      version_id: versionId,
      total: await totalOf(db, versionId),
      items: [],
    }
    known.items.push({ item, first: shown(first), latest: shown(latest.get(`${moduleId} ${item}`) ?? first) })
    found.set(moduleId, known)
  }
  return [...found.values()]
}

async function totalOf(db: NodePgDatabase, versionId: number): Promise<number | null> {
  const read = (await publishedContent(db, versionId))?.read
  const most = read?.ok && read.type.score(read.content, read.type.solution(read.content))
  return most && most.kind === 'points' ? most.total : null
}

/** The first or the last attempt at each part, in the same order of parts. */
const edgeOf = (db: NodePgDatabase, userId: number, lessonId: number, order: typeof asc) =>
  db
    .selectDistinctOn([attempts.thingId, attempts.item], {
      moduleId: modules.id,
      versionId: moduleVersions.id,
      item: attempts.item,
      answer: attempts.answer,
      earned: attempts.earned,
      total: attempts.total,
      doneAt: attempts.doneAt,
    })
    .from(attempts)
    .innerJoin(modules, eq(modules.id, attempts.thingId))
    .innerJoin(moduleVersions, isPublished())
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.thing, 'module'),
        eq(attempts.versionId, moduleVersions.id),
        eq(modules.lessonId, lessonId),
      ),
    )
    .orderBy(asc(attempts.thingId), asc(attempts.item), order(attempts.doneAt), order(attempts.id))

type Row = Pick<Awaited<ReturnType<typeof edgeOf>>[number], 'answer' | 'earned' | 'total' | 'doneAt'>

const shown = ({ answer, earned, total, doneAt }: Row) => ({
  answer,
  earned,
  total,
  done_at: doneAt.toISOString(),
})
