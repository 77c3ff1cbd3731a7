import { defineModuleType } from '#kit/define.ts'
import { emptyQuestion, questionAnswer } from '#kit/question/question.ts'
import { answeredQuestions } from '#kit/question/question-answered.ts'
import { questionSolution } from '#kit/question/question-score.ts'
import { type PracticeContent, practiceContent } from './content.ts'
import { shownPractice } from './public.ts'
import { markPractice, scorePractice } from './score.ts'

export default defineModuleType<PracticeContent>({
  id: 'practice',
  name: '練習',
  version: 1,
  counted: { questions: '題' },
  schema: practiceContent,
  empty: () => ({ questions: [emptyQuestion()] }),
  oneByOne: (content) => content.questions.map((own) => ({ ...content, questions: [own] })),
  answer: questionAnswer,
  shown: shownPractice,
  mark: markPractice,
  score: scorePractice,
  solution: ({ questions }) => questionSolution(questions),
  answered: ({ questions }, answer) => answeredQuestions(questions, answer),
})
