import { IconButton } from '@hakka/ui/IconButton.tsx'
import { PanelLeftClose } from 'lucide-react'
import type { ReactNode } from 'react'
import { EntryList } from './EntryList.tsx'
import { type EntryWords, type Heading, MenuHeading } from './MenuHeading.tsx'
import type { ContainerState } from './use-container.ts'

/** The column of entries beside the content. */
export function SideMenu({
  state,
  heading,
  words,
  links,
  onClose,
}: {
  state: ContainerState
  heading: Heading
  words: EntryWords
  links?: ReactNode
  onClose(): void
}) {
  return (
    <nav
      aria-label={`${words.entry}選單`}
      className="max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card border border-line bg-white p-3.5 2xl:p-2.5"
    >
      <MenuHeading state={state} heading={heading} words={words}>
        <IconButton label="收起選單" kind="plain" className="-my-1 -mr-2.5" onClick={onClose}>
          <PanelLeftClose aria-hidden="true" />
        </IconButton>
      </MenuHeading>
      <EntryList state={state} words={words} links={links} />
    </nav>
  )
}
