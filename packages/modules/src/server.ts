import { parseSafely } from '@hakka/contract/parse'
import type { z } from 'zod'
import article from './article/module.ts'
import articleReview from './article_review/module.ts'
import classification from './classification/module.ts'
import hakkaToChinese from './hakka_to_chinese/module.ts'
import kidAnimation from './kid_animation/module.ts'
import kidAsyncLearning from './kid_async_learning/module.ts'
import kidEbook from './kid_ebook/module.ts'
import kidSentencePattern from './kid_sentence_pattern/module.ts'
import kidVocabulary from './kid_vocabulary/module.ts'
import type { AnsweredQuestion } from './kit/answered.ts'
import { type ByQuestion, isByQuestion } from './kit/by-question.ts'
import type { ModuleType } from './kit/define.ts'
import { fitted, isShaped } from './kit/editor/draft.ts'
import { faultsOf } from './kit/editor/faults-of.ts'
import { opened } from './kit/editor/opened.ts'
import type { Fault, Shape } from './kit/editor/shape.ts'
import { shapeOf } from './kit/editor/shape-of.ts'
import { unwritten } from './kit/editor/unwritten.ts'
import { type Part, partsOf } from './kit/parts.ts'
import { ownAnswer } from './kit/public.ts'
import type { Score } from './kit/score.ts'
import type { StudyKind } from './kit/study/define.ts'
import { type LessonWords, nothingRight, type Verdict } from './kit/verdict.ts'
import matching from './matching/module.ts'
import matching2 from './matching_2/module.ts'
import matchingInDiagram from './matching_in_diagram/module.ts'
import multipleVideos from './multiple_videos/module.ts'
import organizationalMindmap from './organizational_mindmap/module.ts'
import practice from './practice/module.ts'
import qAndA from './q_and_a/module.ts'
import rankingBar from './ranking_bar/module.ts'
import recoverSentence from './recover_sentence/module.ts'
import classroomTerm from './self-study/classroom_term/kind.ts'
import listening from './self-study/listening/kind.ts'
import reading from './self-study/reading/kind.ts'
import speaking from './self-study/speaking/kind.ts'
import writing from './self-study/writing/kind.ts'
import sentenceGame from './sentence_game/module.ts'
import sentencePattern from './sentence_pattern/module.ts'
import sentencePatternPractice from './sentence_pattern_practice/module.ts'
import sentencePatternPracticeLineUp from './sentence_pattern_practice_line_up/module.ts'
import shortArticle from './short_article/module.ts'
import slidoPostit from './slido_postit/module.ts'
import slidoWordCloud from './slido_word_cloud/module.ts'
import text from './text/module.ts'
import timelineCloze from './timeline_cloze/module.ts'
import vennDiagram from './venn_diagram/module.ts'
import word from './word/module.ts'
import wordGames from './word_games/module.ts'
import wordMatching from './word_matching/module.ts'
import wordRelationVer from './word_relation_ver/module.ts'

export type { AnsweredQuestion } from './kit/answered.ts'
export { type ByQuestion, isByQuestion } from './kit/by-question.ts'
export type { ModuleItem, ModuleType } from './kit/define.ts'
export type { Fault, Shape } from './kit/editor/shape.ts'
export { withItem, withValueAt } from './kit/editor/value-at.ts'
export { whereOf } from './kit/editor/where.ts'
export { means } from './kit/meaning.ts'
export { type Part, partsOf, type SaidPart, type Voice } from './kit/parts.ts'
export type { Score } from './kit/score.ts'
export type {
  StudyFile,
  StudyItemFace,
  StudyKind,
  StudyKindId,
} from './kit/study/define.ts'
export { migrateFile, putTogether, takeApart } from './kit/study/define.ts'
export type { LessonWords, Verdict } from './kit/verdict.ts'
export type { ClassroomTerm } from './self-study/classroom_term/content.ts'
export { answeredCheck } from './self-study/listening/answered.ts'
export { type CheckOption, type CheckQuestion, checkOf } from './self-study/listening/check.ts'
export type { Dialogue } from './self-study/listening/content.ts'
export { scoreCheck } from './self-study/listening/score.ts'
export type { PictureBook } from './self-study/reading/content.ts'
export type { SpokenSentence } from './self-study/speaking/content.ts'
export { answeredCloze, gapsBefore } from './self-study/writing/answered.ts'
export { askedCloze, clozeAnswer } from './self-study/writing/asked.ts'
export type { WritingSet } from './self-study/writing/content.ts'
export { scoreCloze } from './self-study/writing/score.ts'

const all = [
  article,
  articleReview,
  classification,
  hakkaToChinese,
  kidAnimation,
  kidAsyncLearning,
  kidEbook,
  kidSentencePattern,
  kidVocabulary,
  matching,
  matching2,
  matchingInDiagram,
  multipleVideos,
  organizationalMindmap,
  practice,
  qAndA,
  rankingBar,
  recoverSentence,
  sentenceGame,
  sentencePattern,
  sentencePatternPractice,
  sentencePatternPracticeLineUp,
  shortArticle,
  slidoPostit,
  slidoWordCloud,
  text,
  timelineCloze,
  vennDiagram,
  word,
  wordGames,
  wordMatching,
  wordRelationVer,
]

/** The module types by id: the door the server takes. */
export const moduleTypes: ReadonlyMap<string, ModuleType> = new Map(
  all.map((type) => [type.id, erased(type as ModuleType<never>)]),
)

/** Forgets a type's content shape: whoever holds a type by its id has only parsed content to give it. */
function erased(type: ModuleType<never>): ModuleType {
  return type as unknown as ModuleType
}

/** A content that its type has read; `problems` are zod's issues where it could not. */
export type ReadContent =
  | { ok: true; type: ModuleType; content: unknown }
  | { ok: false; problems: z.core.$ZodIssue[] }

/**
 * Brings a content to its type's present shape and checks it.
 * @param version schema version that the content was written in
 * @returns `undefined` for a type that nobody defines
 */
export function readContent(typeId: string, content: unknown, version: number): ReadContent | undefined {
  const type = moduleTypes.get(typeId)
  const parsed = type && parseSafely(type.schema, type.migrate(content, version))
  if (!type || !parsed) return undefined
  return parsed.success
    ? { ok: true, type, content: parsed.data }
    : { ok: false, problems: parsed.error.issues }
}

/**
 * Marks what somebody sent as the answer to a content. It never throws: whatever is no answer of the type is invalid.
 * @param content as `readContent` gave it
 */
export function scoreAnswer(type: ModuleType, content: unknown, answer: unknown): Score {
  const parsed = parseSafely(type.answer, answer)
  return parsed.success ? type.score(content, parsed.data) : { kind: 'invalid', reason: 'not-an-answer' }
}

/**
 * What is made of an answer, or of a part of one, to what was shown of a content: in the numbers that stand in it. It
 * never throws.
 * @param content as `readContent` gave it
 */
export function verdictOn(type: ModuleType, content: unknown, answer: unknown, lesson: LessonWords): Verdict {
  const parsed = parseSafely(type.answer, answer)
  if (!parsed.success) return nothingRight({ kind: 'invalid', reason: 'not-an-answer' })
  const shown = type.publicContent(content)
  const verdict = type.mark(content, ownAnswer(shown, parsed.data), lesson)
  if (shown.numbers.size === 0) return verdict
  const own = new Set(verdict.right)
  return { ...verdict, right: [...shown.numbers].flatMap(([number, id]) => (own.has(id) ? number : [])) }
}

/**
 * What somebody sent as the answer to what was shown of a content, by the options' own ids: as it is kept.
 * @returns `undefined` of what is no answer of the type
 */
export function ownAnswerOf(type: ModuleType, content: unknown, answer: unknown): unknown {
  const parsed = parseSafely(type.answer, answer)
  return parsed.success ? ownAnswer(type.publicContent(content), parsed.data) : undefined
}

/**
 * What answers to the questions of a content are worth together; what was not answered earns nothing.
 * @param content as `readContent` gave it
 */
export function scoreByQuestion(
  type: ModuleType,
  content: unknown,
  { questions }: ByQuestion,
  lesson: LessonWords,
): Score {
  const points = type.oneByOne(content).map((own, at) => {
    const most = type.score(own, type.solution(own), lesson)
    const score = type.score(own, questions[at], lesson)
    const total = most.kind === 'points' ? most.total : 0
    return { earned: score.kind === 'points' ? Math.min(score.earned, total) : 0, total }
  })
  const sum = (key: 'earned' | 'total') => points.reduce((all, own) => all + own[key], 0)
  return sum('total') > 0 ? { kind: 'points', earned: sum('earned'), total: sum('total') } : { kind: 'none' }
}

/**
 * What somebody answered to the whole of a content, question by question, in words. It never throws.
 * @param content as `readContent` gave it
 * @returns nothing of what is no answer of the type, and where its questions can't be told one by one
 */
export function answeredIn(type: ModuleType, content: unknown, answer: unknown): AnsweredQuestion[] {
  if (isByQuestion(answer))
    return type.oneByOne(content).flatMap((own, at) => {
      const given = answer.questions[at] ?? null
      if (given !== null) return type.answered(own, given)
      const all = type.answered(own, type.solution(own))
      return all.map((question) => ({ ...question, given: [], isRight: false }))
    })
  const parsed = parseSafely(type.answer, answer)
  return parsed.success ? type.answered(content, parsed.data) : []
}

/**
 * What a content is made of: Hakka with its readings, files, HTML, in the order in which they are written. A content
 * that its type can't read gives what fits; one of a type that nobody defines gives nothing.
 * @param version schema version that the content was written in; paths are those of the present shape
 */
export function contentParts(typeId: string, content: unknown, version: number): Part[] {
  const type = moduleTypes.get(typeId)
  return type ? partsOf(type.schema, type.migrate(content, version)) : []
}

/** What a type's editor is made of. */
export const editorShape = (type: ModuleType): Shape => shapeOf(type.schema)

/**
 * A content as its editor opens it: in the present way of writing wherever it can be brought there; a draft need not fit.
 * @param version schema version that it was written in
 */
export const openedContent = (type: ModuleType, content: unknown, version: number): unknown =>
  version === type.version && isShaped(shapeOf(type.schema), content)
    ? content
    : opened(type.schema, type.migrateDraft(content, version))

/** What somebody who adds a module begins with: room for what it is made of, and nothing written. */
export const newContent = (type: ModuleType): unknown => unwritten(shapeOf(type.schema), type.empty())

/** The words that a draft teaches, as far as they are written. */
export const draftWords = (type: ModuleType, content: unknown, version: number) =>
  type
    .words(fitted(shapeOf(type.schema), openedContent(type, content, version)))
    .filter(({ text }) => text.hakka !== '')

/** What is wrong with a draft: by its schema, and by what its type asks of whoever edits it. */
export const draftFaults = (type: ModuleType, content: unknown): Fault[] => {
  const asked = type.rules(content)
  const said = new Set(asked.map(({ path }) => path))
  return [...asked, ...faultsOf(type.schema, content).filter(({ path }) => !said.has(path))]
}

/** The kinds of self-study material. */
export const study = { listening, speaking, reading, writing, classroomTerm }

/** The same by id. */
export const studyKinds: ReadonlyMap<string, StudyKind> = new Map(
  [listening, speaking, reading, writing, classroomTerm].map((kind): [string, StudyKind] => [kind.id, kind]),
)

/** An item that its kind has read; `problems` are zod's issues where it could not. */
export type ReadItem<I> = { ok: true; item: I } | { ok: false; problems: z.core.$ZodIssue[] }

/**
 * Brings an item to its kind's present shape and checks it.
 * @param version schema version that it was written in
 */
export function readItem<I>(kind: StudyKind<I>, item: unknown, version: number): ReadItem<I> {
  const parsed = parseSafely(kind.item, kind.migrate(item, version))
  return parsed.success ? { ok: true, item: parsed.data } : { ok: false, problems: parsed.error.issues }
}
