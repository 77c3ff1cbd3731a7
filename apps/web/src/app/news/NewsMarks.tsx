import { Pin, School } from 'lucide-react'
import { taipeiTime } from '../taipei-time.ts'

export function PinnedBadge() {
  return (
    <span className="inline-flex min-h-7 items-center gap-1 rounded-lg bg-brand px-2.5 text-16 leading-snug font-bold whitespace-nowrap text-white">
      <Pin size={16} aria-hidden="true" />
      置頂
    </span>
  )
}

/** When it was published, and for which school. */
export function NewsTime({ item }: { item: { publish_date: string; school_name: string | null } }) {
  return (
    <p className="flex flex-wrap gap-x-4 text-16 text-muted">
      <time dateTime={item.publish_date}>{`${taipeiTime(item.publish_date)} 發佈`}</time>
      {item.school_name && (
        <span className="inline-flex items-center gap-1.5">
          <School size={18} aria-hidden="true" className="flex-none" />
          {item.school_name}
        </span>
      )}
    </p>
  )
}
