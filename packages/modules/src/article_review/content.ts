import { z } from 'zod'
import { questionList } from '#kit/question/question.ts'
import { articleSentences } from '#kit/sentence/article-sentence.ts'

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
