import { levelOfStep } from '@hakka/contract/constants'
import { answeredIn, isByQuestion, ownAnswerOf, scoreByQuestion, verdictOn } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { publishedContent } from '../attempts/module.ts'
import { lessonFaceNow } from '../lesson/face-of.ts'
import { lessonWords } from '../lesson/lesson-words.ts'
import { byQuestion } from './by-question.ts'
import type { ItemRow } from './pupils.ts'
import type { TestThing } from './test-thing.ts'

/** A module of a test, in the version that was published when it was assigned. */
export async function testModule(db: NodePgDatabase, item: ItemRow): Promise<TestThing | undefined> {
  const { versionId } = item
  const found = versionId === null ? undefined : await publishedContent(db, versionId)
  if (versionId === null || !found?.read?.ok) return undefined
  const { type, content } = found.read
  const words = type.asksWords ? await lessonWords(db, item.thingId) : []
  const questions = type.oneByOne(content)
  return {
    count: questions.length,
    async asked(no) {
      const [own] = await db
        .select({
          name: moduleVersions.name,
          description: moduleVersions.description,
          lessonId: modules.lessonId,
          stepNo: lessons.stepNo,
        })
        .from(moduleVersions)
        .innerJoin(modules, eq(modules.id, moduleVersions.moduleId))
        .leftJoin(lessons, eq(lessons.id, modules.lessonId))
        .where(eq(moduleVersions.id, versionId))
      return {
        level_no: levelOfStep(own?.stepNo ?? 1),
        faces: own?.lessonId ? [await lessonFaceNow(db, own.lessonId)] : [],
        asked: {
          of: 'module',
          id: item.thingId,
          version_id: versionId,
          type: type.id,
          name: own?.name ?? item.title,
          description: own?.description ?? '',
          content: no in questions ? type.publicContent(questions[no]).content : null,
          words: [...words],
        },
      }
    },
    own(no, answer) {
      const question = questions[no]
      if (question === undefined) return undefined
      const isAnswer = verdictOn(type, question, answer, { words }).score.kind !== 'invalid'
      return isAnswer ? ownAnswerOf(type, question, answer) : undefined
    },
    told: (no, own) => answeredIn(type, questions[no], own),
    marked(answer) {
      // Before 2026-11-29 an answer was to the whole of it.
      const given = answer ?? { questions: byQuestion(answer, questions.length) }
      const score = isByQuestion(given)
        ? scoreByQuestion(type, content, given, { words })
        : type.score(content, given, { words })
      const points = score.kind === 'points' ? score : { earned: null, total: null }
      const { earned, total } = points
      return [{ thing: 'module', thingId: item.thingId, versionId, item: 0, answer: given, earned, total }]
    },
  }
}
