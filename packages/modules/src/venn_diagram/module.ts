import { z } from 'zod'
import { boardItem, label } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'

/** Two or three circles. A text that stands in several groups belongs where their circles overlap. */
export const vennContent = z.object({
  groups: z
    .array(z.object({ title: label, options: z.array(boardItem).min(1).max(12) }))
    .min(2)
    .max(3),
})
export type VennContent = z.output<typeof vennContent>

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
})
