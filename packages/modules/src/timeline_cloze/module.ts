import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { type TimelineContent, timelineAnswer, timelineContent } from './content.ts'
import { blanksOf } from './parts.ts'
import { shownTimeline } from './public.ts'
import { markTimeline, scoreTimeline } from './score.ts'

export default defineModuleType<TimelineContent>({
  id: 'timeline_cloze',
  name: '時間線填空',
  version: 1,
  schema: timelineContent,
  empty: () => ({
    questions: [
      {
        text: '照順序填一填',
        lang: 'zh',
        terms: [
          { top: { text: '先', lang: 'zh' }, bottom: { text: '甲', lang: 'zh' }, bottom_show: false },
          { top: { text: '後', lang: 'zh' }, bottom: { text: '乙', lang: 'zh' }, bottom_show: false },
        ],
      },
    ],
  }),
  answer: timelineAnswer,
  shown: shownTimeline,
  mark: markTimeline,
  score: scoreTimeline,
  solution: (content) => placedSolution(blanksOf(content)),
})
