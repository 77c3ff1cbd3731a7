import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { itemsOf } from './board.ts'
import { type ClassificationContent, classificationAnswer, classificationContent } from './content.ts'
import { shownClassification } from './public.ts'
import { markClassification, scoreClassification } from './score.ts'

export default defineModuleType<ClassificationContent>({
  id: 'classification',
  name: '分類',
  version: 1,
  schema: classificationContent,
  empty: () => ({
    categories: [
      { title: { text: '第一類', lang: 'zh' }, items: [{ text: '甲', lang: 'zh' }] },
      { title: { text: '第二類', lang: 'zh' }, items: [{ text: '乙', lang: 'zh' }] },
    ],
    enable_free_input: '0',
  }),
  answer: classificationAnswer,
  shown: shownClassification,
  mark: markClassification,
  score: scoreClassification,
  solution: (content) => placedSolution(itemsOf(content)),
})
