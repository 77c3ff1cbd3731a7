import { z } from 'zod'
import type { AnsweredQuestion } from './answered.ts'
import type { Fault } from './editor/shape.ts'
import type { Counted } from './editor/where.ts'
import { type Deal, dealer, type PublicContent } from './public.ts'
import type { SaidItem } from './said.ts'
import type { Score } from './score.ts'
import { type LessonWords, nothingRight, type Verdict } from './verdict.ts'
import type { VocabularyWord } from './word/vocabulary.ts'

/** One slide of a module: a word, a sentence, a page. */
export interface ModuleItem {
  /** 1-based; the hash `#no-n` names it. */
  no: number
  /** Shown beside the module's name and in the list of items. */
  title: string
}

/** A lesson module type: everything about it that runs without a browser. Its view is registered in `web.tsx`. */
export interface ModuleType<C = unknown> {
  /** The specification's id; also the folder's name. */
  id: string
  /** 語詞, 課文 … */
  name: string
  /** Schema version of the content this type writes. Raised with every change that old content does not fit. */
  version: number
  schema: z.ZodType<C>
  /** What its editor counts in its lists, by their key, 題: for those that `where.ts` would call otherwise. */
  counted: Counted
  /** A content for a new module. */
  empty(): C
  /** Brings a content of an older version to the present shape; the schema judges what comes out. */
  migrate(content: unknown, from: number): unknown
  /** The same of a draft: all that is written stays in it, also what learners would never see; as `migrate` does it else. */
  migrateDraft(content: unknown, from: number): unknown
  /**
   * What learners may see where the server marks: without the key and what tells it, options under other numbers and in
   * another order. Where they practise they get the content itself.
   */
  publicContent(content: C): PublicContent
  /** What its editor asks beyond the schema, of a draft that need not fit it; it never throws. */
  rules(content: unknown): Fault[]
  /** The slides, where the type has any; without slides the module is shown whole. */
  items(content: C): ModuleItem[]
  /** Its questions, each as a content of this type with that one alone; what is done on one board is one question. */
  oneByOne(content: C): C[]
  /** What learners say in it and record, one by one; of a type in which nothing is recorded but what is asked, nothing. */
  said(content: C): SaidItem[]
  /** The words that it teaches to the lesson it stands in. */
  words(content: C): readonly VocabularyWord[]
  /** Whether what it asks is made of the lesson's words: its marks need them. */
  asksWords: boolean
  /** Whether it asks something: it has answers, scores and verdicts. */
  asks: boolean
  /** What a learner's answer looks like, no larger than the largest content asks for; `null` where nothing is asked. */
  answer: z.ZodType
  /** What an answer is worth; whatever it is given, it never throws. */
  score(content: C, answer: unknown, lesson?: LessonWords): Score
  /** Says of an answer, or of a part of it, what is right; it never throws either. */
  mark(content: C, answer: unknown, lesson: LessonWords): Verdict
  /** An answer that earns every point. */
  solution(content: C): unknown
  /**
   * What an answer to the whole says, question by question, in words; nothing of what is no answer, and of types whose
   * questions have no words. It never throws.
   */
  answered(content: C, answer: unknown): AnsweredQuestion[]
}

type Own = 'id' | 'name' | 'version' | 'schema' | 'empty'
type Scored = 'answer' | 'mark' | 'score' | 'solution'

/** What a type with questions says of them. */
interface Exercise<C> extends Pick<ModuleType<C>, Scored> {
  /** What its view draws: the content without its key, with options as `deal` gives them. */
  shown(content: C, deal: Deal): unknown
}

/** A type that is only read. */
const unscored: Exercise<unknown> = {
  answer: z.null(),
  shown: (content) => content,
  score: () => ({ kind: 'none' }),
  mark: () => nothingRight({ kind: 'none' }),
  solution: () => null,
}

/** Fills in what most types share. What an exercise says of its questions is there together, or the type is only read. */
export function defineModuleType<C>({
  shown = unscored.shown,
  ...type
}: Pick<ModuleType<C>, Own> &
  Partial<Omit<ModuleType<C>, Scored | 'publicContent' | 'asks'>> &
  (Exercise<C> | { [own in keyof Exercise<C>]?: never })): ModuleType<C> {
  const { answer, score, mark, solution } = unscored
  return {
    counted: {},
    migrate: (content) => content,
    migrateDraft: type.migrate ?? ((content) => content),
    rules: () => [],
    items: () => [],
    oneByOne: (content) => [content],
    said: () => [],
    words: () => [],
    asksWords: false,
    asks: type.mark !== undefined,
    answered: () => [],
    answer,
    score,
    mark,
    solution,
    ...type,
    publicContent(content) {
      const { deal, numbers } = dealer()
      return { content: shown(content, deal), numbers }
    },
  }
}
