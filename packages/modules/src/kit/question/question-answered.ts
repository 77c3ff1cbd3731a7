import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import { type Face, faceOf, type TextFace } from '#kit/public.ts'
import { type Asked, questionArea, questionSolution } from './question-score.ts'

interface Heard {
  url?: string | undefined
  synthetic?: boolean | undefined
}

const askedOf = ({ sound, ...question }: Omit<TextFace, 'sound'> & { sound?: Heard | undefined }): Face => ({
  ...faceOf(question),
  sound: sound?.url ? { url: sound.url, synthetic: sound.synthetic } : undefined,
})

/** Questions with the options that were chosen. */
export const answeredQuestions = (
  questions: readonly (Asked & {
    question: Parameters<typeof askedOf>[0]
    analysis?: { text: string } | undefined
  })[],
  answer: unknown,
): AnsweredQuestion[] =>
  answeredPlaces(
    questions.map(({ question }, index) => ({ asked: askedOf(question), areas: [questionArea(index)] })),
    questions.flatMap((question) => question.reactable_options),
    questionSolution(questions),
    answer,
  ).map((own, index) => {
    const text = questions[index]?.analysis?.text.trim()
    return text ? { ...own, analysis: text } : own
  })
