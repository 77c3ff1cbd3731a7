import { defineModuleType } from '#kit/define.ts'
import { emptyQuestion, questionAnswer } from '#kit/question/question.ts'
import { answeredQuestions } from '#kit/question/question-answered.ts'
import { questionSolution } from '#kit/question/question-score.ts'
import { type ArticleReviewContent, articleReviewContent } from './content.ts'
import { shownArticleReview } from './public.ts'
import { markArticleReview, scoreArticleReview } from './score.ts'

export default defineModuleType<ArticleReviewContent>({
  id: 'article_review',
  name: '課文理解',
  version: 1,
  counted: { sentences: '句', questions: '題' },
  schema: articleReviewContent,
  empty: () => ({
    sentences: [{ hakka: { text: '客', pinyin: 'hag2' } }],
    questions: [emptyQuestion()],
  }),
  oneByOne: (content) => content.questions.map((own) => ({ ...content, questions: [own] })),
  answer: questionAnswer,
  shown: shownArticleReview,
  mark: markArticleReview,
  score: scoreArticleReview,
  solution: ({ questions }) => questionSolution(questions),
  answered: ({ questions }, answer) => answeredQuestions(questions, answer),
})
