import { blankSolution } from '#kit/blank/blank-score.ts'
import { defineModuleType } from '#kit/define.ts'
import { answeredMindmap } from './answered.ts'
import { type MindmapContent, mindmapAnswer, mindmapContent } from './content.ts'
import { shownMindmap } from './public.ts'
import { markMindmap, scoreMindmap } from './score.ts'
import { termsOf } from './terms.ts'

export default defineModuleType<MindmapContent>({
  id: 'organizational_mindmap',
  name: '心智圖',
  version: 1,
  counted: { questions: '個分支', terms: '個詞' },
  schema: mindmapContent,
  empty: () => ({
    questions: [
      {
        title: { text: '客', pinyin: 'hag2' },
        terms: [
          {
            text: '一',
            pinyin: 'id2',
            interactive_flg: true,
            options: [
              { id: 1, text: '一', pinyin: 'id2', is_correct: true },
              { id: 2, text: '二', pinyin: 'ngi55', is_correct: false },
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
  answered: answeredMindmap,
})
