import type { ReactNode } from 'react'

/** The common frame of empty and error states: picture, one sentence, what can be done. */
export function Notice({
  picture,
  title,
  children,
  action,
}: {
  picture: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 px-4 py-10 text-center">
      {picture}
      <p className="text-22 font-bold leading-snug">{title}</p>
      {children && <div className="text-18 text-balance text-muted [&>p]:text-balance">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
