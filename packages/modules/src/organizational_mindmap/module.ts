import { blankSolution } from '#kit/blank/blank-score.ts'
import { defineModuleType } from '#kit/define.ts'
import { type MindmapContent, mindmapAnswer, mindmapContent } from './content.ts'
import { shownMindmap } from './public.ts'
import { markMindmap, scoreMindmap } from './score.ts'
import { termsOf } from './terms.ts'

export default defineModuleType<MindmapContent>({
  id: 'organizational_mindmap',
  name: '心智圖',
  version: 1,
  schema: mindmapContent,
  empty: () => ({
    questions: [
      {
        title: { text: '分支', lang: 'zh' },
        terms: [
          {
            text: '答案',
            lang: 'zh',
            interactive_flg: true,
            options: [
              { id: 1, text: '答案', lang: 'zh', is_correct: true },
              { id: 2, text: '別的', lang: 'zh', is_correct: false },
            ],
          },
        ],
      },
    ],
  }),
  answer: mindmapAnswer,
  shown: shownMindmap,
  mark: markMindmap,
  score: scoreMindmap,
  solution: (content) => blankSolution(termsOf(content)),
})
