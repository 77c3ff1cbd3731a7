import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { itemsOf } from './board.ts'
import {
  type MatchingInDiagramContent,
  matchingInDiagramAnswer,
  matchingInDiagramContent,
} from './content.ts'
import { shownDiagram } from './public.ts'
import { markMatchingInDiagram, scoreMatchingInDiagram } from './score.ts'

export default defineModuleType<MatchingInDiagramContent>({
  id: 'matching_in_diagram',
  name: '圖表配對',
  version: 1,
  schema: matchingInDiagramContent,
  empty: () => ({
    layers_title: [
      { text: '上層', lang: 'zh' },
      { text: '下層', lang: 'zh' },
    ],
    layers: [
      { items: [{ text: '甲', lang: 'zh', reactable: true, belongs_to: 1 }] },
      { items: [{ text: '乙', lang: 'zh', reactable: true, belongs_to: 2 }] },
    ],
  }),
  answer: matchingInDiagramAnswer,
  shown: shownDiagram,
  mark: markMatchingInDiagram,
  score: scoreMatchingInDiagram,
  solution: (content) => placedSolution(itemsOf(content)),
})
