import { Bird } from '@hakka/ui/Bird.tsx'
import { Notice } from '@hakka/ui/Notice.tsx'

/** The screen between a play's stages. */
export function Aside({
  title,
  action,
  children,
}: {
  title: string
  action?: React.ReactNode
  children?: React.ReactNode
}) {
  return (
    <div className="play-screen play-aside" data-level="4" role="status">
      <Notice title={title} picture={<Bird width={160} />} action={action}>
        {children}
      </Notice>
    </div>
  )
}
