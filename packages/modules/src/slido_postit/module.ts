import { z } from 'zod'
import { classroomQuestion, QUESTIONS_MAX, youthData } from '#kit/classroom/classroom.ts'
import { defineModuleType } from '#kit/define.ts'

export const postitContent = z.object({
  questions: z.array(classroomQuestion({})).min(1).max(QUESTIONS_MAX),
  youth_data: youthData,
})
export type PostitContent = z.output<typeof postitContent>

export default defineModuleType<PostitContent>({
  id: 'slido_postit',
  name: '便利貼',
  version: 1,
  counted: { questions: '題', images: '張圖片' },
  schema: postitContent,
  empty: () => ({ questions: [{ text: '題目', lang: 'zh' }] }),
})
