import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { useRootMark } from '@hakka/ui/use-root-mark.ts'
import { PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { openLookup } from '../lookup/request.ts'
import type { Crumb } from '../shell/Breadcrumbs.tsx'
import { AssistantBody } from './assistant/AssistantBody.tsx'
import { AssistantButton } from './assistant/AssistantButton.tsx'
import { AssistantPanel } from './assistant/AssistantPanel.tsx'
import type { TodayTime } from './assistant/StudyTime.tsx'
import { EntryHead } from './EntryHead.tsx'
import { EntrySheet } from './EntrySheet.tsx'
import { EntrySteps } from './EntrySteps.tsx'
import { EntryTitle } from './EntryTitle.tsx'
import { ItemAnnouncer } from './ItemAnnouncer.tsx'
import type { EntryWords, Heading } from './MenuHeading.tsx'
import { Pager } from './Pager.tsx'
import { ReadingGuard } from './ReadingGuard.tsx'
import { useReading } from './reading.ts'
import { SideMenu } from './SideMenu.tsx'
import { TopBar } from './TopBar.tsx'
import type { ContainerState } from './use-container.ts'
import { useContainerKeys } from './use-container-keys.ts'
import { type MenuShown, usePanels } from './use-panels.ts'
import './one-screen.css'
import './check-fold.css'
import './fades.css'
import './fits.css'
import './container.css'

export interface ContainerProps {
  state: ContainerState
  heading: Heading
  back: { to: string; label: string }
  /** Address of the same for a class. */
  wall?: string
  crumbs: readonly Crumb[]
  words: EntryWords
  /** Today's study time for the assistant. */
  today: TodayTime | null
  /** In the top bar: the dialect. */
  tools?: ReactNode
  /** Links of the open entry, in the menu below it. */
  links?: ReactNode
  /** What is shown has a bar of its own at the lower edge, or is a list that nothing should lie upon. */
  ownBar?: boolean
  /** In the place of the next button when everything has been walked through. */
  end?: ReactNode
  /** Under the list of entries, and in the assistant: what is said about the open one. */
  foot?: ReactNode
  children: ReactNode
}

/**
 * The page of anything that is learned entry by entry: one bar, the open entry with its items or its exercise, ways
 * on, menu, assistant. The site's header and footer make room for it. It knows none of those who stand in it.
 */
export function Container({
  state,
  heading,
  tools,
  links,
  ownBar,
  end,
  foot,
  today,
  crumbs,
  words,
  children,
  ...page
}: ContainerProps) {
  useRootMark('data-bare')
  const reading = useReading()
  const { slides, item, items, oneScreen } = state
  const panels = usePanels({ slides, exercise: oneScreen, wide: ownBar ?? false, reading })
  const assistant = panels.assistant && !oneScreen
  const onLookup = () => {
    panels.closeSheet()
    openLookup()
  }
  useContainerKeys({
    item: (step) => {
      if (slides && item + step >= 0 && item + step < items.length) state.goToItem(item + step)
    },
    entry: (step) => {
      const beside = state.entryBeside(step)
      if (beside !== undefined) state.goToEntry(beside)
    },
  })
  return (
    <div
      className="container-page flex min-h-dvh flex-1 flex-col"
      data-one-screen={oneScreen || undefined}
      data-lookup-room={(ownBar && !oneScreen) || undefined}
    >
      <ReadingGuard />
      <TopBar
        back={page.back}
        crumbs={crumbs}
        wall={page.wall}
        title={
          <>
            <IconButton
              label="打開選單"
              kind="plain"
              className={cx('max-md:hidden', OPEN_BUTTON[panels.menu], oneScreen && 'max-lg:hidden')}
              onClick={() => panels.setMenu(true)}
            >
              <PanelLeftOpen aria-hidden="true" />
            </IconButton>
            <EntryTitle state={state} subtitle={heading} words={words} onOpen={panels.openEntries} />
            <h2 className="max-w-64 min-w-24 truncate text-16 text-muted max-xl:sr-only">
              {slides ? items[item]?.title : heading.title}
            </h2>
          </>
        }
        steps={<EntrySteps state={state} />}
      >
        {tools}
        <AssistantButton className={cx(assistant && 'xl:hidden')} onOpen={panels.openAssistant} />
      </TopBar>
      <div
        className={cx(
          'reading-guarded wrap grid w-full flex-1 grid-cols-1 items-start gap-4 sm:grid-cols-12 md:gap-6',
          oneScreen ? 'pt-1.5 md:pt-4' : 'pt-4 md:pt-6',
        )}
      >
        {panels.menu !== 'never' && (
          <div
            className={cx(
              'sticky top-18 z-10 hidden sm:col-span-4 lg:col-span-3 lg:block 2xl:col-span-2',
              panels.menu === 'always' && 'sm:block',
            )}
          >
            <SideMenu
              state={state}
              heading={heading}
              words={words}
              links={links}
              onClose={() => panels.setMenu(false)}
            />
          </div>
        )}
        <div data-container-main className={cx('min-w-0', mainSpan(panels.menu, assistant))}>
          <EntryHead state={state} />
          {children}
          {!oneScreen && <Pager state={state} words={words} still={ownBar ?? false} end={end} />}
        </div>
        {assistant && (
          <div className="sticky top-18 hidden xl:col-span-3 xl:block">
            <AssistantPanel
              foot={foot}
              reading={reading}
              today={today}
              onLookup={onLookup}
              onUse={() => panels.setAssistant(true)}
              onClose={() => panels.setAssistant(false)}
            />
          </div>
        )}
      </div>
      <EntrySheet
        state={state}
        heading={heading}
        words={words}
        crumbs={crumbs}
        links={links}
        foot={foot}
        open={panels.sheet === 'entries'}
        onClose={panels.closeSheet}
      />
      <Dialog open={panels.sheet === 'assistant'} onClose={panels.closeSheet} title="學習小幫手" kind="sheet">
        <div className="assistant">
          <AssistantBody reading={reading} today={today} foot={foot} onLookup={onLookup} />
        </div>
      </Dialog>
      <ItemAnnouncer state={state} />
    </div>
  )
}

/** The button that opens the menu stands where the menu does not. */
const OPEN_BUTTON: Record<MenuShown, string> = { always: 'hidden', roomy: 'lg:hidden', never: '' }

/** The content's share of the twelve columns: what the panels beside it leave. */
function mainSpan(menu: MenuShown, assistant: boolean): string {
  if (menu === 'never') return cx('sm:col-span-12', assistant && 'xl:col-span-9')
  return cx(
    menu === 'always' ? 'sm:col-span-8' : 'sm:col-span-12',
    'lg:col-span-9',
    assistant ? 'xl:col-span-6 2xl:col-span-7' : '2xl:col-span-10',
  )
}
