import { Dialog } from '@hakka/ui/Dialog.tsx'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../shell/Breadcrumbs.tsx'
import { EntryList } from './EntryList.tsx'
import { type EntryWords, type Heading, MenuHeading } from './MenuHeading.tsx'
import type { ContainerState } from './use-container.ts'
import { ViewModes } from './ViewModes.tsx'

/** All entries, how the open one is shown, the way here, and what is said about it: what the bar has no room for. */
export function EntrySheet({
  state,
  heading,
  words,
  crumbs,
  links,
  foot,
  open,
  onClose,
}: {
  state: ContainerState
  heading: Heading
  words: EntryWords
  crumbs: readonly Crumb[]
  links?: ReactNode
  foot?: ReactNode
  open: boolean
  onClose(): void
}) {
  return (
    <Dialog open={open} onClose={onClose} title={`選擇${words.entry}`} hideTitle kind="list">
      <div className="grid gap-3">
        <div className="xl:hidden">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <ViewModes state={state} />
        <div>
          <MenuHeading state={state} heading={heading} words={words} />
          <EntryList state={state} words={words} links={links} onChoose={onClose} />
        </div>
        {foot}
      </div>
    </Dialog>
  )
}
