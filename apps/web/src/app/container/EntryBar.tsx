import { Dialog } from '@hakka/ui/Dialog.tsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EntryList } from './EntryList.tsx'
import { type Heading, MenuHeading } from './MenuHeading.tsx'
import type { ContainerState } from './use-container.ts'

/** On phones: the open entry as one button, which opens all of them in a sheet. */
export function EntryBar({
  state,
  heading,
  links,
  children,
}: {
  state: ContainerState
  heading: Heading
  links?: ReactNode
  children?: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const { entry, at, entries } = state
  return (
    <div className="flex items-center gap-3 sm:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-option border-[1.5px] border-control bg-white pr-2 pl-3.5 text-left font-bold"
      >
        <span className="flex-none rounded-lg bg-primary px-2.5 text-16 whitespace-nowrap text-white">
          {entry?.code}
        </span>
        <span className="truncate">{entry?.name}</span>
        <span className="text-16 font-normal whitespace-nowrap text-muted">
          {at + 1} / {entries.length}
        </span>
        <ChevronDown aria-hidden="true" className="ml-auto flex-none text-muted" />
      </button>
      {children}
      <Dialog open={open} onClose={() => setOpen(false)} title="選擇活動" hideTitle kind="sheet">
        <MenuHeading state={state} heading={heading} />
        <EntryList state={state} links={links} onChoose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
