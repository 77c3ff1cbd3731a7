import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Nothing to download here, and where there is something. */
export const NoItems = ({ children }: { children?: ReactNode }) => (
  <EmptyState
    title="目前沒有可用的下載項目"
    picture={<img src="/images/state-empty.svg" alt="" width={240} height={180} />}
    action={
      <Link to="/download" className={buttonClass({ kind: 'outline' })}>
        看其他教材
      </Link>
    }
  >
    {children}
  </EmptyState>
)
