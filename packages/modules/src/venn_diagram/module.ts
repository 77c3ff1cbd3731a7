import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { answeredVenn } from './answered.ts'
import { itemsOf } from './board.ts'
import { type VennContent, vennAnswer, vennContent } from './content.ts'
import { shownVenn } from './public.ts'
import { markVenn, scoreVenn } from './score.ts'

export default defineModuleType<VennContent>({
  id: 'venn_diagram',
  name: '文氏圖',
  version: 1,
  counted: { groups: '圈', options: '個詞' },
  schema: vennContent,
  empty: () => ({
    groups: [
      { title: { text: '客', pinyin: 'hag2' }, options: [{ text: '客', pinyin: 'hag2' }] },
      { title: { text: '家', pinyin: 'ga24' }, options: [{ text: '家', pinyin: 'ga24' }] },
    ],
  }),
  answer: vennAnswer,
  shown: shownVenn,
  mark: markVenn,
  score: scoreVenn,
  solution: (content) => placedSolution(itemsOf(content)),
  answered: answeredVenn,
})
