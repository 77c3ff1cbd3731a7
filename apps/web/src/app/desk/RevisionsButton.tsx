import { Button } from '@hakka/ui/Button.tsx'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Revisions, type RevisionsProps } from './Revisions.tsx'

/** Opens the earlier versions of the thing that a page edits. */
export function RevisionsButton<T extends object>(props: Omit<RevisionsProps<T>, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" icon={<History aria-hidden="true" />} onClick={() => setOpen(true)}>
        先前的版本
      </Button>
      <Revisions {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
