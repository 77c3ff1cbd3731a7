/** Answers to a content question by question, as a test keeps them: each to its own content of `oneByOne`, in order. */
export interface ByQuestion {
  /** By the options' own ids; null where nothing was answered. */
  questions: readonly unknown[]
}

/** No type's own answer has these letters for an area. */
export const isByQuestion = (answer: unknown): answer is ByQuestion =>
  typeof answer === 'object' &&
  answer !== null &&
  'questions' in answer &&
  Array.isArray(answer.questions) &&
  Object.keys(answer).length === 1
