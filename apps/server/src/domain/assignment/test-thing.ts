import type { TestItem } from '@hakka/contract/assignment-test'
import type { Face as FontFace } from '@hakka/contract/shapes'
import type { AnsweredQuestion } from '@hakka/modules/server'
import type { attempts } from '../../db/tables/study.ts'

/** What a test shows of a question, and in which level and faces. */
type Asked = Pick<TestItem, 'asked' | 'level_no'> & { faces: readonly (FontFace | null)[] }

/** What an attempt says of the thing and of the answer; who gave it and when is said elsewhere. */
export type Marked = Pick<
  typeof attempts.$inferInsert,
  'thing' | 'thingId' | 'versionId' | 'item' | 'answer' | 'earned' | 'total'
>

/** A thing of a test: its questions, and what answers to them are worth. Each question is asked and answered alone. */
export interface TestThing {
  /** How many questions it has: none of what can't be asked without saying at once what is right. */
  count: number
  /** What the page shows of one of them: nothing of the key. @param question from 0 */
  asked(question: number): Promise<Asked>
  /** An answer to one of them, as it is kept; `undefined` of what is none. */
  own(question: number, answer: unknown): unknown
  /** An answer that was kept, in words; nothing where it can't be said. */
  told(question: number, own: unknown): readonly AnsweredQuestion[]
  /** All that was answered, as attempts: what nobody answered is worth nothing, and is kept as well. */
  marked(answer: unknown): Marked[]
}
