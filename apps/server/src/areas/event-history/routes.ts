import { AnsweredFile } from '@hakka/contract/answered-file'
import type { EventLog } from '@hakka/contract/event-history'
import { pageOf, taipeiCells } from '../../domain/study/history.ts'
import { CSV_MARK, csvRow } from '../../domain/text/csv.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { route } from '../../http/route.ts'
import { playsOf } from './plays.ts'

const OWN = { policy: 'login', personal: true } as const

const TITLES = ['日期', '時間', '活動', '遊戲', '腔調', '分數', '花費時間']

/** The plays as a file for spreadsheets. */
function playsFile(plays: readonly EventLog[], now: Date): AnsweredFile {
  const lines = plays.map(({ event_play_at, title, game_title, dialect_name, score, used_time_text }) =>
    csvRow([...taipeiCells(new Date(event_play_at)), title, game_title, dialect_name, score, used_time_text]),
  )
  const bytes = Buffer.from(CSV_MARK + csvRow(TITLES) + lines.join(''))
  const [today] = taipeiCells(now)
  return new AnsweredFile({
    mediaType: 'text/csv; charset=utf-8',
    disposition: contentDisposition(`活動紀錄-${today.replaceAll('/', '')}`, 'csv'),
    stream: async function* () {
      yield bytes
    },
  })
}

export const routes = [
  route('GET /api/my/events', OWN, async ({ actor, query, services: { db } }) => {
    const { rows, ...paged } = pageOf(await playsOf(db, actor.userId, query), query.page)
    return { data: [...rows], ...paged }
  }),

  // Each reads every play that is chosen.
  route(
    'GET /api/my/events/export',
    { ...OWN, limit: { max: 10, per: 'user' } },
    async ({ actor, query, services: { db, now } }) =>
      playsFile(await playsOf(db, actor.userId, query), now()),
  ),
]
