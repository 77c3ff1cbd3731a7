import type { ReactNode } from 'react'

/** A page that has only something to say: a picture of the bird, a title, a sentence and a way on. */
export function Message({
  picture,
  title,
  level: Heading = 'h2',
  children,
  action,
}: {
  picture: 'state-403' | 'state-404' | 'state-500' | 'state-coming-soon' | 'state-empty'
  title: string
  /** `h1` where the page has no other title. */
  level?: 'h1' | 'h2'
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="wrap flex flex-col items-center py-12 text-center md:py-20">
      <img src={`/images/${picture}.svg`} alt="" width={320} height={240} className="h-auto w-64 md:w-80" />
      <Heading className="mt-6 font-reading text-32 leading-snug text-brand md:text-40">{title}</Heading>
      <div className="mt-3 max-w-xl text-muted">{children}</div>
      {action && <div className="mt-8 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
