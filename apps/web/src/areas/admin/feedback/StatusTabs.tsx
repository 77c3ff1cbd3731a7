import { FEEDBACK_STATUSES } from '@hakka/contract/constants'
import { ListTabs } from '../../../app/desk/ListTabs.tsx'

/** All reports and those of each status, with how many there are. */
export function StatusTabs({ counts }: { counts: readonly number[] }) {
  const all = { value: '', label: '全部', count: counts.reduce((sum, own) => sum + own, 0) }
  const tabs = FEEDBACK_STATUSES.map((label, no) => ({ value: String(no), label, count: counts[no] ?? 0 }))
  return <ListTabs label="處理狀態" name="status" tabs={[all, ...tabs]} />
}
