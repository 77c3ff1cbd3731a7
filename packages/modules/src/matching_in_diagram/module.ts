import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { answeredDiagram } from './answered.ts'
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
  counted: { layers_title: '層的名稱', layers: '層', items: '個詞' },
  schema: matchingInDiagramContent,
  empty: () => ({
    layers_title: [
      { text: '一', pinyin: 'id2' },
      { text: '二', pinyin: 'ngi55' },
    ],
    layers: [
      { items: [{ text: '一', pinyin: 'id2', reactable: true, belongs_to: 1 }] },
      { items: [{ text: '二', pinyin: 'ngi55', reactable: true, belongs_to: 2 }] },
    ],
  }),
  answer: matchingInDiagramAnswer,
  shown: shownDiagram,
  mark: markMatchingInDiagram,
  score: scoreMatchingInDiagram,
  solution: (content) => placedSolution(itemsOf(content)),
  answered: answeredDiagram,
})
