import type { AnsweredQuestion } from '#kit/answered.ts'
import type { HakkaToChineseContent } from './content.ts'
import { hakkaToChineseAnswer } from './content.ts'
import { marksOf } from './score.ts'

/** Sentences with the translations that were written; of what their writers marked themselves only whether it is right. */
export function answeredHakkaToChinese(content: HakkaToChineseContent, answer: unknown): AnsweredQuestion[] {
  const parsed = hakkaToChineseAnswer.safeParse(answer)
  if (!parsed.success) return []
  const marks = marksOf(content, parsed.data)
  return content.questions.map((question, index) => {
    const own = parsed.data[index]
    return {
      asked: { text: question.hakka_question_text, pinyin: question.pinyin, sound: question.sound },
      right: [{ text: question.chinese_question_text, lang: 'zh' }],
      given: typeof own === 'object' ? [{ text: own.text, lang: 'zh' }] : [],
      isRight: marks[index] === 'right',
    }
  })
}
