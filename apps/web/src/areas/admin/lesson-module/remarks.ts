import type { CallAnswer } from '@hakka/contract/calls'
import type { MissedItem } from '@hakka/contract/lesson-module'
import type { Remark } from '@hakka/modules/editor'

/** What is to be known of a module beside its content. */
export type Remarks = CallAnswer<'GET /api/lesson/module/remarks'>

export const NO_REMARKS: Remarks = { reports: [], missed: [], pupils_min: 0 }

/** 29 人答過，42% 第一次答錯 */
export const missedText = ({ answered, missed }: MissedItem): string =>
  `${answered} 人答過，${Math.round((missed / answered) * 100)}% 第一次答錯`

/** What of it stands beside an item. */
export const remarksIn = ({ reports, missed }: Remarks): Remark[] =>
  [
    ...reports.map(({ path, content }): Remark => ({ path, kind: 'report', text: content })),
    ...missed.map((own): Remark => ({ path: own.path, kind: 'missed', text: missedText(own) })),
  ].filter(({ path }) => path !== '')
