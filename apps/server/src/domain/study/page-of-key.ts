import { z } from 'zod'

const number = z.coerce.number().int().optional().catch(undefined)

/** What a punch's key says of the page that was studied. */
const pageKey = z.tuple([
  z.string(),
  z.object({
    dialect_id: number,
    level_no: number,
    step_no: number,
    semester_no: number,
    type_no: number,
    lesson_id: number,
    lesson_no: number,
    category_id: number,
  }),
])
export type StudiedPage = Partial<z.output<typeof pageKey>[1]>

/** The page queries of a key; none of one that can't be read. */
export function pageOfKey(key: string): StudiedPage {
  try {
    return pageKey.safeParse(JSON.parse(key)).data?.[1] ?? {}
  } catch {
    return {}
  }
}
