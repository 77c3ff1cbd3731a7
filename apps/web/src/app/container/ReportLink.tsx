import { Flag } from 'lucide-react'
import { useLocation } from 'react-router'
import { useRootData } from '../visitor.ts'
import { useHash } from './use-hash.ts'

/** Looks of the links under what is learnt. */
export const FOOT_LINK =
  'inline-flex min-h-12 items-center gap-2 text-16 text-muted underline decoration-ghost underline-offset-4 hover:text-ink'

/** Problem reports about teaching content. */
const FEEDBACK_CATEGORY = '3'

/** Reports what is wrong here: the report names the place that is open, down to its item. */
export function ReportLink({ dialectId }: { dialectId: number }) {
  const origin = useRootData()?.settings.origin ?? ''
  const { pathname, search } = useLocation()
  const hash = useHash()
  const report = new URLSearchParams({
    url: `${origin}${pathname}${search}${hash}`,
    dialect_id: String(dialectId),
    category: FEEDBACK_CATEGORY,
  })
  return (
    // In a tab of its own: whoever reports comes back to the place.
    <a href={`/feedback?${report}`} target="_blank" rel="noreferrer" className={FOOT_LINK}>
      <Flag size={18} aria-hidden="true" />
      回報問題
      <span className="sr-only">（在新分頁開啟）</span>
    </a>
  )
}
