import { levelOfStep } from '@hakka/contract/constants'
import { type ModuleType, ownAnswerOf, type Verdict, verdictOn } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { publishedContent } from '../attempts/module.ts'
import { lessonWords } from '../lesson/lesson-words.ts'
import type { ItemRow } from './pupils.ts'

/** A module of a test, in the version that was published when it was assigned. */
export interface TestModule {
  type: ModuleType
  content: unknown
  versionId: number
  words: Awaited<ReturnType<typeof lessonWords>>
}

/** Nothing of what its type no longer reads, and of an item that is no module. */
export async function testModule(db: NodePgDatabase, item: ItemRow): Promise<TestModule | undefined> {
  const found = item.versionId === null ? undefined : await publishedContent(db, item.versionId)
  if (item.versionId === null || !found?.read?.ok) return undefined
  const { type, content } = found.read
  const words = type.asksWords ? await lessonWords(db, item.thingId) : []
  return { type, content, versionId: item.versionId, words }
}

/** What its page shows: nothing of the key. */
export async function shownModule(
  db: NodePgDatabase,
  item: ItemRow,
  { type, content, versionId, words }: TestModule,
) {
  const [own] = await db
    .select({ name: moduleVersions.name, description: moduleVersions.description, stepNo: lessons.stepNo })
    .from(moduleVersions)
    .innerJoin(modules, eq(modules.id, moduleVersions.moduleId))
    .leftJoin(lessons, eq(lessons.id, modules.lessonId))
    .where(eq(moduleVersions.id, versionId))
  return {
    id: item.thingId,
    version_id: versionId,
    type: type.id,
    name: own?.name ?? item.title,
    description: own?.description ?? '',
    content: type.publicContent(content).content,
    level_no: levelOfStep(own?.stepNo ?? 1),
    words: [...words],
  }
}

/** What of an answer is right, and the answer by the options' own ids; `undefined` of what is none. */
export function markTest(
  { type, content, words }: TestModule,
  answer: unknown,
): { verdict: Verdict; own: unknown } | undefined {
  const verdict = verdictOn(type, content, answer, { words })
  const own = ownAnswerOf(type, content, answer)
  return verdict.score.kind === 'invalid' || own === undefined ? undefined : { verdict, own }
}

/** What a whole test of a module has earned. */
export const scoreTest = ({ type, content, words }: TestModule, answer: unknown) =>
  type.score(content, answer, { words })
