import { defineModuleType } from '#kit/define.ts'
import { placedSolution } from '#kit/score.ts'
import { answeredTimeline } from './answered.ts'
import { type TimelineContent, timelineAnswer, timelineContent } from './content.ts'
import { blanksOf } from './parts.ts'
import { shownTimeline } from './public.ts'
import { markTimeline, scoreTimeline } from './score.ts'

export default defineModuleType<TimelineContent>({
  id: 'timeline_cloze',
  name: '時間線填空',
  version: 1,
  counted: { questions: '條時間線', terms: '站' },
  schema: timelineContent,
  empty: () => ({
    questions: [
      {
        text: '照順序填一填',
        lang: 'zh',
        terms: [
          { top: { text: '先', lang: 'zh' }, bottom: { text: '客', pinyin: 'hag2' }, bottom_show: false },
          { top: { text: '後', lang: 'zh' }, bottom: { text: '家', pinyin: 'ga24' }, bottom_show: false },
        ],
      },
    ],
  }),
  oneByOne: (content) => content.questions.map((own) => ({ ...content, questions: [own] })),
  answer: timelineAnswer,
  shown: shownTimeline,
  mark: markTimeline,
  score: scoreTimeline,
  solution: (content) => placedSolution(blanksOf(content)),
  answered: answeredTimeline,
})
