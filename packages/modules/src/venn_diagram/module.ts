import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { itemsOf } from './board.ts'
import { type VennContent, vennAnswer, vennContent } from './content.ts'
import { shownVenn } from './public.ts'
import { markVenn, scoreVenn } from './score.ts'

export default defineModuleType<VennContent>({
  id: 'venn_diagram',
  name: '文氏圖',
  version: 1,
  schema: vennContent,
  empty: () => ({
    groups: [
      { title: { text: '左邊', lang: 'zh' }, options: [{ text: '甲', lang: 'zh' }] },
      { title: { text: '右邊', lang: 'zh' }, options: [{ text: '乙', lang: 'zh' }] },
    ],
  }),
  answer: vennAnswer,
  shown: shownVenn,
  mark: markVenn,
  score: scoreVenn,
  solution: (content) => placedSolution(itemsOf(content)),
})
