import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import type { ReactNode } from 'react'
import { openLookup } from '../lookup/request.ts'
import type { Crumb } from '../shell/Breadcrumbs.tsx'
import { AssistantBody } from './assistant/AssistantBody.tsx'
import { AssistantButton } from './assistant/AssistantButton.tsx'
import { AssistantPanel } from './assistant/AssistantPanel.tsx'
import type { TodayTime } from './assistant/StudyTime.tsx'
import { EntryBar } from './EntryBar.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import { ItemAnnouncer } from './ItemAnnouncer.tsx'
import type { Heading } from './MenuHeading.tsx'
import { Pager, type PagerWords } from './Pager.tsx'
import { ReadingGuard } from './ReadingGuard.tsx'
import { setReading, useReading } from './reading.ts'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import type { ContainerState } from './use-container.ts'
import { useContainerKeys } from './use-container-keys.ts'
import { usePanels } from './use-panels.ts'
import './container.css'

export interface ContainerProps {
  state: ContainerState
  heading: Heading
  back: { to: string; label: string }
  crumbs: readonly Crumb[]
  words: PagerWords
  /** Today's study time for the assistant. */
  today: TodayTime | null
  /** In the top bar: the dialect. */
  tools?: ReactNode
  /** Links of the open entry, in the menu below it. */
  links?: ReactNode
  /** In the place of the next button when everything has been walked through. */
  end?: ReactNode
  /** Under everything else of the entry. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * The page of anything that is learned entry by entry: menu, the open entry with its items, ways on, assistant.
 * Lessons, classroom terms and self-study stand in it.
 */
export function Container({
  state,
  heading,
  tools,
  links,
  end,
  foot,
  today,
  children,
  ...page
}: ContainerProps) {
  const reading = useReading()
  const { slides, item, items, at, entries } = state
  const panels = usePanels({ slides, projector: reading.projector })
  const onLookup = () => {
    panels.closeSheet()
    openLookup()
  }
  useContainerKeys({
    item: (step) => {
      if (slides && item + step >= 0 && item + step < items.length) state.goToItem(item + step)
    },
    entry: (step) => {
      if (at + step >= 0 && at + step < entries.length) state.goToEntry(at + step)
    },
  })
  return (
    <>
      <ReadingGuard />
      <TopBar
        back={page.back}
        crumbs={page.crumbs}
        projector={{
          on: reading.projector,
          toggle: () => setReading({ projector: !reading.projector }),
        }}
      >
        {tools}
      </TopBar>
      <div className="reading-guarded wrap mt-4 grid grid-cols-1 items-start gap-4 sm:grid-cols-12 md:mt-6 md:gap-6">
        <EntryBar state={state} heading={heading} links={links}>
          <AssistantButton round onOpen={panels.openAssistant} />
        </EntryBar>
        {panels.menu && (
          <div className="sticky top-4 hidden sm:col-span-4 sm:block lg:col-span-3 2xl:col-span-2">
            <SideMenu state={state} heading={heading} links={links} onClose={() => panels.setMenu(false)} />
          </div>
        )}
        <div data-container-main className={cx('min-w-0 scroll-mt-4', mainSpan(panels))}>
          <EntryTitle
            state={state}
            subtitle={heading.title}
            menuOpen={panels.menu}
            onOpenMenu={() => panels.setMenu(true)}
          >
            <AssistantButton
              className={cx('max-sm:hidden', panels.assistant && 'xl:hidden')}
              onOpen={panels.openAssistant}
            />
          </EntryTitle>
          {children}
          <Pager state={state} words={page.words} end={end} />
          {foot}
        </div>
        {panels.assistant && (
          <div className="sticky top-4 hidden xl:col-span-3 xl:block">
            <AssistantPanel
              reading={reading}
              today={today}
              onLookup={onLookup}
              onUse={() => panels.setAssistant(true)}
              onClose={() => panels.setAssistant(false)}
            />
          </div>
        )}
      </div>
      <Dialog open={panels.sheet} onClose={panels.closeSheet} title="學習小幫手" kind="sheet">
        <div className="assistant">
          <AssistantBody reading={reading} today={today} onLookup={onLookup} />
        </div>
      </Dialog>
      <ItemAnnouncer state={state} />
    </>
  )
}

/** The content's share of the twelve columns: what the panels beside it leave. */
function mainSpan({ menu, assistant }: { menu: boolean; assistant: boolean }): string {
  if (menu) {
    return cx('sm:col-span-8 lg:col-span-9', assistant ? 'xl:col-span-6 2xl:col-span-7' : '2xl:col-span-10')
  }
  return cx('sm:col-span-12', assistant && 'xl:col-span-9')
}
