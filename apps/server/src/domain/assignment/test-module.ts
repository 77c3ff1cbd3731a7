import { levelOfStep } from '@hakka/contract/constants'
import {
  isByQuestion,
  type ModuleType,
  ownAnswerOf,
  type Score,
  scoreByQuestion,
  verdictOn,
} from '@hakka/modules/server'
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
  /** Each as a content of its own; none of what can't be asked without saying at once what is right. */
  questions: readonly unknown[]
  versionId: number
  words: Awaited<ReturnType<typeof lessonWords>>
}

/** Nothing of what its type no longer reads, and of an item that is no module. */
export async function testModule(db: NodePgDatabase, item: ItemRow): Promise<TestModule | undefined> {
  const found = item.versionId === null ? undefined : await publishedContent(db, item.versionId)
  if (item.versionId === null || !found?.read?.ok) return undefined
  const { type, content } = found.read
  const words = type.asksWords ? await lessonWords(db, item.thingId) : []
  return { type, content, questions: type.oneByOne(content), versionId: item.versionId, words }
}

/** What the page of one of its questions shows: nothing of the key. @param question from 0 */
export async function shownModule(
  db: NodePgDatabase,
  item: ItemRow,
  { type, questions, versionId, words }: TestModule,
  question: number,
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
    content: question in questions ? type.publicContent(questions[question]).content : null,
    level_no: levelOfStep(own?.stepNo ?? 1),
    words: [...words],
  }
}

/** An answer to one of its questions by the options' own ids; `undefined` of what is none. @param question from 0 */
export function ownTestAnswer(
  { type, questions, words }: TestModule,
  question: number,
  answer: unknown,
): unknown {
  const content = questions[question]
  if (content === undefined) return undefined
  const isAnswer = verdictOn(type, content, answer, { words }).score.kind !== 'invalid'
  return isAnswer ? ownAnswerOf(type, content, answer) : undefined
}

/** What a test of a module has earned. Before 2026-11-29 an answer was to the whole of it. */
export const scoreTest = ({ type, content, words }: TestModule, answer: unknown): Score =>
  isByQuestion(answer)
    ? scoreByQuestion(type, content, answer, { words })
    : type.score(content, answer, { words })
