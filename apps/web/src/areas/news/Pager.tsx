import { buttonClass } from '@hakka/ui/Button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const OFF =
  'inline-flex min-h-12 items-center gap-2 rounded-button bg-disabled-soft px-6 whitespace-nowrap text-disabled max-sm:px-4 max-[22.5rem]:px-2'

function Step({ to, label, children }: { to: string | undefined; label: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link that leads nowhere has no element of its own
      // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to be done with it
      <span role="link" aria-disabled="true" aria-label={label} className={OFF}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      className={`${buttonClass({ kind: 'ghost' })} whitespace-nowrap max-sm:px-4 max-[22.5rem]:px-2`}
    >
      {children}
    </Link>
  )
}

/** 上一頁, 第 n / m 頁, 下一頁. */
export function Pager({
  page,
  pages,
  urlOf,
}: {
  page: number
  pages: number
  urlOf: (page: number) => string
}) {
  return (
    <nav
      aria-label="分頁"
      className="mt-7 flex items-center justify-center gap-3 max-[22.5rem]:gap-2 sm:gap-6"
    >
      <Step to={page > 1 ? urlOf(page - 1) : undefined} label="上一頁">
        <ChevronLeft size={20} aria-hidden="true" />
        上一頁
      </Step>
      <p className="whitespace-nowrap">{`第 ${page} / ${pages} 頁`}</p>
      <Step to={page < pages ? urlOf(page + 1) : undefined} label="下一頁">
        下一頁
        <ChevronRight size={20} aria-hidden="true" />
      </Step>
    </nav>
  )
}
