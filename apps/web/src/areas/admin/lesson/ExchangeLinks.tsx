import { addressOf } from '@hakka/contract/client'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Download, Upload } from 'lucide-react'
import { Link } from 'react-router'

/** The ways into a lesson and out of it that are files: exercises of H5P, and the lesson as a pack. */
export function ExchangeLinks({ lesson: { id, state } }: { lesson: { id: number; state: string } }) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Link to={`/admin/lesson/h5p?lesson_id=${id}`} className={buttonClass({ kind: 'ghost' })}>
        <Upload aria-hidden="true" />
        匯入 H5P
      </Link>
      {state === 'published' && (
        <a
          href={addressOf('GET /api/admin/lesson/pack/export', { query: { lesson_id: id } })}
          className={buttonClass({ kind: 'ghost' })}
        >
          <Download aria-hidden="true" />
          匯出這一課
        </a>
      )}
    </div>
  )
}
