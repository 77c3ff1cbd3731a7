import type { StudyKindName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Mic } from 'lucide-react'
import { Link } from 'react-router'

/** Leads to where the sentences of a theme, or of a book, are recorded one after the other. */
export const RecordLink = ({
  kind,
  of,
  dialectId,
  label = '錄這個主題',
}: {
  kind: StudyKindName
  of: { c: number } | { id: number }
  dialectId: number
  label?: string
}) => (
  <Link
    to={`/admin/self_study/${kind}/record?${'c' in of ? `c=${of.c}` : `id=${of.id}`}&d=${dialectId}`}
    className={buttonClass({ kind: 'ghost' })}
  >
    <Mic size={20} aria-hidden="true" />
    {label}
  </Link>
)
