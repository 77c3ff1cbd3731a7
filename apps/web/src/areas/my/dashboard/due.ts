import type { Api } from '@hakka/contract/client'
import { dueWords, todayInTaipei } from '../../../app/assignment/days.ts'

/** Something that a teacher asked for, as the page shows it. */
export interface DueRow {
  id: number
  /** In Hakka. */
  title: string
  /** 五年三班．做好 1 / 3 個活動 */
  note: string
  /** 後天到期 11/22, 完成 */
  due: string
  state: 'soon' | 'later' | 'late' | 'done'
  url: string
}

const FIRST = 4
const STATES = { over: 'late', soon: 'soon', later: 'later' } as const

/** What a pupil has to do for her classes, what is due first before the rest; nothing while no class asks for anything. */
export async function loadDue(api: Api): Promise<DueRow[]> {
  const { data } = await api('GET /api/my/learning-class/assignment/list')
  const today = todayInTaipei()
  return data.assignments
    .filter(({ state, joined_after }) => state === 'handed_back' || (state !== 'done' && !joined_after))
    .slice(0, FIRST)
    .map(({ id, title, class_name, done_count, item_count, due_on, joined_after }) => {
      const { text, tone } = dueWords(due_on, today, joined_after)
      return {
        id,
        title,
        note: `${class_name}．做好 ${done_count} / ${item_count} 個活動`,
        due: text,
        state: STATES[tone],
        url: `/my/learning-class/assignment?id=${id}`,
      }
    })
}
