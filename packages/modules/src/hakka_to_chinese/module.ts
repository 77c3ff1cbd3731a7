import { defineModuleType } from '#kit/define.ts'
import { answeredHakkaToChinese } from './answered.ts'
import { type HakkaToChineseContent, hakkaToChineseAnswer, hakkaToChineseContent } from './content.ts'
import { shownHakkaToChinese } from './public.ts'
import { markHakkaToChinese, scoreHakkaToChinese, solveHakkaToChinese } from './score.ts'

export default defineModuleType<HakkaToChineseContent>({
  id: 'hakka_to_chinese',
  name: '客語翻譯',
  version: 1,
  counted: { questions: '題' },
  schema: hakkaToChineseContent,
  empty: () => ({
    questions: [{ hakka_question_text: '客', pinyin: 'hag2', chinese_question_text: '客' }],
  }),
  oneByOne: (content) => content.questions.map((own) => ({ ...content, questions: [own] })),
  answer: hakkaToChineseAnswer,
  shown: shownHakkaToChinese,
  mark: markHakkaToChinese,
  score: scoreHakkaToChinese,
  solution: solveHakkaToChinese,
  answered: answeredHakkaToChinese,
})
