import { cx } from '@hakka/ui/cx.ts'
import { StoredHtml } from '@hakka/ui/html/StoredHtml.tsx'
import './rich-text/rich-text.css'

/** HTML that editors have written, as their editor shows it. */
export const Markup = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx('markup', className)}>
    <StoredHtml html={html} />
  </div>
)
