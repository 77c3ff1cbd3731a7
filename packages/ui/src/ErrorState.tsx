import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

/** Something failed: said at once to screen readers, with a way to try again where there is one. */
export function ErrorState({
  title = '發生未知錯誤',
  children,
  retry,
}: {
  title?: string
  children?: ReactNode
  retry?(): void
}) {
  return (
    <div role="alert">
      <Notice
        title={title}
        picture={<CircleAlert size={56} strokeWidth={1.25} className="text-wrong" aria-hidden="true" />}
        action={
          retry && (
            <Button kind="outline" icon={<RotateCcw size={20} aria-hidden="true" />} onClick={() => retry()}>
              再試一次
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  )
}
