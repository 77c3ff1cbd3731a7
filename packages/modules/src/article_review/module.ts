import { z } from 'zod'
import { articleSentences } from '#kit/article-sentence.ts'
import { defineModuleType } from '#kit/define.ts'
import { emptyQuestion, questionList } from '#kit/question.ts'

/** An article and its questions. `sentence_no`, 1-based, names the sentence in which a question's answer is found. */
export const articleReviewContent = z
  .object({
    sentences: articleSentences,
    questions: questionList({ sentence_no: z.number().int().min(1).optional() }),
  })
  .superRefine(({ sentences, questions }, context) => {
    for (const [index, { sentence_no }] of questions.entries()) {
      if (sentence_no === undefined || sentence_no <= sentences.length) continue
      context.addIssue({
        code: 'custom',
        message: `第 ${index + 1} 題指向第 ${sentence_no} 句，但課文只有 ${sentences.length} 句`,
        path: ['questions', index, 'sentence_no'],
      })
    }
  })
export type ArticleReviewContent = z.output<typeof articleReviewContent>

export default defineModuleType<ArticleReviewContent>({
  id: 'article_review',
  name: '課文理解',
  version: 1,
  schema: articleReviewContent,
  empty: () => ({
    sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }],
    questions: [emptyQuestion()],
  }),
})
