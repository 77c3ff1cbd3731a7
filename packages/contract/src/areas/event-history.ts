import { z } from 'zod'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { historyFilter, historyPage, paged } from '../history-shapes.ts'

/** A play that came to its end. */
const eventLog = z.object({
  /** ISO 8601, UTC. */
  event_play_at: z.string(),
  /** The event's. */
  title: z.string(),
  game_title: z.string(),
  dialect_name: z.string(),
  score: z.number().int(),
  /** Milliseconds. */
  used_time: z.number().int(),
  /** mm:ss.cs */
  used_time_text: z.string(),
  event_id: z.number().int(),
  dialect_id: z.number().int(),
  uuid: z.string(),
})
export type EventLog = z.output<typeof eventLog>

export const eventHistoryCalls = {
  'GET /api/my/events': call({
    summary: '自己玩過的活動；附 page 時一頁 100 筆，最新的在前',
    query: z.object({ ...historyFilter, page: historyPage }),
    answer: z.object({ data: z.array(eventLog), ...paged }),
  }),
  'GET /api/my/events/export': call({
    summary: '自己玩過的活動，CSV 檔',
    query: z.object(historyFilter),
    answer: answeredFile,
  }),
}
