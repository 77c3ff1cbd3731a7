import { buttonClass } from '@hakka/ui/Button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'

/** 第 n / m 頁, with links to the pages before and after; the page stands in the address as `page`. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const { search } = useLocation()
  if (pages <= 1) return null
  const to = (other: number) => {
    const params = new URLSearchParams(search)
    if (other === 1) params.delete('page')
    else params.set('page', String(other))
    return `?${params}`
  }
  const step = (other: number, label: string, icon: React.ReactNode, after: boolean) => {
    const inside = (
      <>
        {!after && icon}
        {label}
        {after && icon}
      </>
    )
    return other >= 1 && other <= pages ? (
      <Link to={to(other)} rel={after ? 'next' : 'prev'} className={buttonClass({ kind: 'ghost' })}>
        {inside}
      </Link>
    ) : (
      <span
        className="inline-flex min-h-12 items-center gap-2 rounded-button bg-disabled-soft px-6 py-1 text-18 leading-tight text-disabled"
        aria-hidden="true"
      >
        {inside}
      </span>
    )
  }
  return (
    <nav aria-label="分頁" className="mt-6 flex flex-wrap items-center justify-center gap-4 md:justify-end">
      {step(page - 1, '上一頁', <ChevronLeft aria-hidden="true" />, false)}
      <p className="tabular-nums" aria-current="page">
        第 {page} / {pages} 頁
      </p>
      {step(page + 1, '下一頁', <ChevronRight aria-hidden="true" />, true)}
    </nav>
  )
}
