import { z } from 'zod'
import { call } from '../call.ts'

const menuItem = z.object({
  url: z.string(),
  method: z.literal('GET'),
  /** A name of Lucide's icons. */
  icon: z.string(),
  title: z.string(),
  /** The page that was named as `path` belongs to it. */
  active: z.boolean(),
  /** How many wait there for somebody; 0 where nothing ever does. */
  waiting: z.number().int(),
})

const menuSection = z.object({ id: z.string(), title: z.string(), items: z.array(menuItem) })
export type MenuSection = z.output<typeof menuSection>

export const adminCalls = {
  'GET /api/admin/side_menu': call({
    summary: '後台選單，只列出目前使用者有權限的項目',
    query: z.object({ path: z.string().max(2000).optional() }),
    answer: z.object({ data: z.object({ sections: z.array(menuSection) }) }),
  }),
  'GET /api/admin/version': call({
    summary: '網站程式的版本與資料表的版本',
    answer: z.object({ data: z.object({ version: z.string(), migration: z.string() }) }),
  }),
}
