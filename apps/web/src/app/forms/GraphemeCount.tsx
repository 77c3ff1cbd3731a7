import { cx } from '@hakka/ui/cx.ts'
import { graphemeCount } from '@hakka/ui/grapheme-count.ts'

/** 12 / 100, as the server counts; screen readers hear it once it is too much. */
export function GraphemeCount({ text, max }: { text: string; max: number }) {
  const count = graphemeCount(text)
  const over = count > max
  return (
    <span className={cx('flex-none text-14 tabular-nums', over ? 'font-bold text-wrong' : 'text-muted')}>
      <span aria-hidden="true">
        {count} / {max}
      </span>
      <span className="sr-only" role="status">
        {over ? `超過 ${count - max} 個字` : ''}
      </span>
    </span>
  )
}
