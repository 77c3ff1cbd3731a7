import type { HakkaToChineseContent } from './content.ts'

/** A content that differs from another in its key alone. */
export default ({ questions }: HakkaToChineseContent, seed: number): HakkaToChineseContent => ({
  questions: questions.map((own) => ({ ...own, chinese_question_text: `${seed}` })),
})
