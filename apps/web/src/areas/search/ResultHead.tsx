import { readTyped } from '@hakka/hakka/typed'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'

export const SEARCHING = '查詢中請稍候...'

/** How much was found, or that it is being looked for; the line keeps its height. */
export function ResultHead({
  keyword,
  total,
  searching,
}: {
  keyword: string
  total: number
  searching: boolean
}) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <h2 className="text-22 font-bold">
        「
        <span translate="no" lang={readTyped(keyword) ? 'hak-Latn-TW' : undefined}>
          {keyword}
        </span>
        」
        <span role="status" className="ml-2 inline-flex items-center gap-3 font-medium">
          {searching && <Spinner />}
          {searching ? SEARCHING : `共 ${total} 門課程`}
        </span>
      </h2>
      <Link
        to="/search"
        className="inline-flex min-h-12 items-center gap-2 text-brand underline decoration-ghost underline-offset-4"
      >
        <RotateCcw size={18} aria-hidden="true" />
        清除條件
      </Link>
    </div>
  )
}
