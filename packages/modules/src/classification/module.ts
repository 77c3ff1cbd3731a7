import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { answeredClassification } from './answered.ts'
import { itemsOf } from './board.ts'
import { type ClassificationContent, classificationAnswer, classificationContent } from './content.ts'
import { shownClassification } from './public.ts'
import { markClassification, scoreClassification } from './score.ts'

export default defineModuleType<ClassificationContent>({
  id: 'classification',
  name: '分類',
  version: 1,
  counted: { items: '個語詞' },
  schema: classificationContent,
  empty: () => ({
    categories: [
      { title: { text: '一', pinyin: 'id2' }, items: [{ text: '一', pinyin: 'id2' }] },
      { title: { text: '二', pinyin: 'ngi55' }, items: [{ text: '二', pinyin: 'ngi55' }] },
    ],
    enable_free_input: '0',
  }),
  answer: classificationAnswer,
  shown: shownClassification,
  mark: markClassification,
  score: scoreClassification,
  solution: (content) => placedSolution(itemsOf(content)),
  answered: answeredClassification,
})
