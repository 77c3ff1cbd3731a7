import { AnsweredFile } from '@hakka/contract/answered-file'
import type { CallQuery } from '@hakka/contract/calls'
import {
  dialectName,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  feedbackCategoryName,
  feedbackSubcategoryName,
} from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { writeAudit } from '../../domain/edit/audit.ts'
import { siteUrl } from '../../domain/network/site-url.ts'
import type { Services } from '../../domain/services.ts'
import { CSV_MARK, csvRow } from '../../domain/text/csv.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { chosenIds, findAllWhole } from './store.ts'

/** Read together: few enough to be nothing in memory, many enough to be quick. */
const AT_ONCE = 500

type Target = Pick<Services, 'env'>

const typeName = (type: string) => FEEDBACK_TYPES.find(({ id }) => id === type)?.name ?? type

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026/11/22 14:05` in Taipei: what spreadsheets take for a time and can sort. */
const taipeiTime = (at: Date | string) => clock.format(new Date(at)).replaceAll('-', '/')

const COLUMNS: readonly [title: string, of: (report: Report, target: Target) => string | number][] = [
  ['編號', ({ code }) => code],
  ['回報時間', ({ created_at }) => taipeiTime(created_at)],
  ['狀態', ({ status }) => FEEDBACK_STATUSES[status] ?? ''],
  ['分類', ({ category }) => feedbackCategoryName(category)],
  ['子分類', ({ subcategory }) => feedbackSubcategoryName(subcategory)],
  ['腔調', ({ dialects }) => dialects.map(dialectName).join('、')],
  ['類型', ({ types }) => types.map(typeName).join('、')],
  ['問題描述', ({ content }) => content],
  ['問題網址', ({ url }) => url],
  ['電子郵件', ({ email }) => email],
  ['聯絡電話', ({ tel }) => tel],
  ['截圖張數', ({ screenshots }) => screenshots.length],
  ['回覆', ({ reply }) => reply],
  ['回覆附件數', ({ attachments }) => attachments.length],
  ['內部備註', ({ note }) => note],
  ['最後更新', ({ updated_at }) => taipeiTime(updated_at)],
  ['後台連結', ({ id }, target) => siteUrl(target, `/admin/feedback/${id}`)],
]

/** The reports one after another, some hundred in memory at a time: whoever reads slowly holds nothing else up. */
async function* rowsOf(
  { db, ...target }: Target & Pick<Services, 'db'>,
  ids: readonly number[],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(CSV_MARK + csvRow(COLUMNS.map(([title]) => title)))
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const reports = await findAllWhole(db, ids.slice(first, first + AT_ONCE))
    yield Buffer.from(reports.map((report) => csvRow(COLUMNS.map(([, of]) => of(report, target)))).join(''))
  }
}

/**
 * The reports of a list as a file for spreadsheets. It holds addresses and telephone numbers: that somebody took it is
 * kept in the audit list.
 */
export async function exportReports(
  services: Pick<Services, 'db' | 'env' | 'now'>,
  asked: CallQuery<'GET /api/feedback/export'>,
  userId: number,
): Promise<AnsweredFile> {
  const { db, now } = services
  const at = now()
  const ids = await chosenIds(db, asked)
  const name = `問題回報-${taipeiTime(at).replaceAll(/[/:]/g, '').replace(' ', '-')}`
  const subject = `${name}.csv（${ids.length} 件）`
  await writeAudit(db, { userId, action: 'feedback.export', subjectId: 'csv', subject }, at)
  return new AnsweredFile({
    mediaType: 'text/csv; charset=utf-8',
    disposition: contentDisposition(name, 'csv'),
    stream: () => rowsOf(services, ids),
  })
}
