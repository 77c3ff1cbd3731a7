import { cx } from '@hakka/ui/cx.ts'
import './rich-text/rich-text.css'

/** HTML that editors have written. Only what the server has sanitised and stored may come here. */
export function Markup({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was stored
  return <div className={cx('markup', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
