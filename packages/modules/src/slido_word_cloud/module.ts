import { z } from 'zod'
import { classroomQuestion, QUESTIONS_MAX, youthData } from '#kit/classroom/classroom.ts'
import { defineModuleType } from '#kit/define.ts'

export const wordCloudContent = z.object({
  questions: z.array(classroomQuestion({})).min(1).max(QUESTIONS_MAX),
  youth_data: youthData,
})
export type WordCloudContent = z.output<typeof wordCloudContent>

export default defineModuleType<WordCloudContent>({
  id: 'slido_word_cloud',
  name: '文字雲',
  version: 1,
  counted: { questions: '題', images: '張圖片' },
  schema: wordCloudContent,
  empty: () => ({ questions: [{ text: '題目', lang: 'zh' }] }),
})
