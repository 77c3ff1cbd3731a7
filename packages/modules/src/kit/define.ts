import { z } from 'zod'
import { type Deal, dealer, type PublicContent } from './public.ts'
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
  /** A content for a new module. */
  empty(): C
  /** Brings a content of an older version to the present shape; the schema judges what comes out. */
  migrate(content: unknown, from: number): unknown
  /**
   * What learners may see where the server marks: without the key and what tells it, options under other numbers and in
   * another order. Where they practise they get the content itself.
   */
  publicContent(content: C): PublicContent
  /** The slides, where the type has any; without slides the module is shown whole. */
  items(content: C): ModuleItem[]
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
    migrate: (content) => content,
    items: () => [],
    words: () => [],
    asksWords: false,
    asks: type.mark !== undefined,
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
