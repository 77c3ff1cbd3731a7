import { z } from 'zod'
import { classroomQuestion, QUESTIONS_MAX, youthData } from '#kit/classroom/classroom.ts'
import { eitherText, media, sound } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { OPTIONS_MAX } from './ranking.ts'

/** What is put in order. Ids are unique within a question. */
const option = eitherText({
  id: z.number().int().min(0),
  image: media.optional(),
  sound: sound.optional(),
})

/** Without `options` the class names what it ranks. */
export const rankingContent = z.object({
  questions: z
    .array(classroomQuestion({ options: z.array(option).max(OPTIONS_MAX).optional() }))
    .min(1)
    .max(QUESTIONS_MAX)
    .refine(
      (questions) =>
        questions.every(({ options = [] }) => new Set(options.map(({ id }) => id)).size === options.length),
      { message: '同一題的選項編號不能重複' },
    ),
  youth_data: youthData,
})
export type RankingContent = z.output<typeof rankingContent>

export default defineModuleType<RankingContent>({
  id: 'ranking_bar',
  name: '排名長條圖',
  version: 1,
  counted: { questions: '題', images: '張圖片' },
  schema: rankingContent,
  empty: () => ({
    questions: [
      {
        text: '題目',
        lang: 'zh',
        options: [
          { id: 1, text: '客', pinyin: 'hag2' },
          { id: 2, text: '家', pinyin: 'ga24' },
        ],
      },
    ],
  }),
})
