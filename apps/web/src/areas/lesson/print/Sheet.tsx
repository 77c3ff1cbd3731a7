import type { ReactNode } from 'react'

/** A page of A4: on the screen a sheet of paper, in print a page. */
export function Sheet({
  label,
  title,
  at,
  of,
  children,
}: {
  /** Names it for screen readers. */
  label: string
  title: string
  at?: number
  of?: number
  children: ReactNode
}) {
  return (
    <section className="a4" aria-label={label}>
      {children}
      <p className="a4-foot">
        <span>{title}</span>
        <span>客語學堂{of !== undefined && of > 1 && `・${at} / ${of}`}</span>
      </p>
    </section>
  )
}
