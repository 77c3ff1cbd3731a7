import type { HakkaToChineseContent } from './content.ts'

/** The sentences without a translation of them. */
export const shownHakkaToChinese = ({ questions }: HakkaToChineseContent) => ({
  questions: questions.map(({ hakka_question_text, pinyin, sound }) => ({
    hakka_question_text,
    pinyin,
    sound,
  })),
})
export type ShownHakkaToChinese = ReturnType<typeof shownHakkaToChinese>
