import type { WordSource as Source } from '@hakka/contract/dictionary'
import { BookOpen } from 'lucide-react'

const LINK = 'text-brand underline decoration-ghost underline-offset-4'

const Out = ({ href, children }: { href: string | null; children: string }) =>
  href ? (
    <a href={href} target="_blank" rel="noreferrer" className={LINK}>
      {children}
    </a>
  ) : (
    children
  )

/** Where an entry comes from, and what may be done with it. */
export function WordSource({ source }: { source: Source }) {
  return (
    <p className="flex items-start gap-2.5 text-16 leading-relaxed text-muted">
      <BookOpen size={18} aria-hidden="true" className="mt-1 flex-none" />
      <span>
        資料來源：
        <Out href={source.url}>{source.name}</Out>
        {source.license && (
          <>
            <br />
            授權：<Out href={source.license_url}>{source.license}</Out>
          </>
        )}
      </span>
    </p>
  )
}
