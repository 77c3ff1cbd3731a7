import { Button } from '@hakka/ui/Button.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EntryWords } from './MenuHeading.tsx'
import { StepDots } from './StepDots.tsx'
import type { ContainerState } from './use-container.ts'

/** Steps through items in slide view, then through entries. `end` stands where nothing follows any more. */
export function Pager({
  state,
  words,
  still = false,
  end,
}: {
  state: ContainerState
  words: EntryWords
  /** It keeps its place under the entry, where another bar is at the lower edge. */
  still?: boolean
  end?: ReactNode
}) {
  const { at, entries, item, items, slides } = state
  const step = (by: -1 | 1) => {
    const within = slides && item + by >= 0 && item + by < items.length
    return { within, to: within ? item + by : state.entryBeside(by) }
  }
  const before = step(-1)
  const after = step(1)
  const go = ({ within, to }: { within: boolean; to: number | undefined }) => {
    if (to === undefined) return
    if (within) state.goToItem(to)
    else state.goToEntry(to)
  }
  const first = before.to === undefined
  const last = after.to === undefined
  return (
    <nav
      aria-label="上一個與下一個"
      data-slides={(slides && !still) || undefined}
      className="pager mt-6 grid grid-cols-2 items-center gap-x-3 gap-y-1 sm:grid-cols-[1fr_minmax(0,auto)_1fr] sm:gap-4 sm:[&>:first-child]:justify-self-start sm:[&>:last-child]:justify-self-end"
    >
      <Button
        kind="outline"
        className="px-3 whitespace-nowrap sm:px-4 aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-disabled lg:px-6"
        icon={<ChevronLeft className="flex-none" aria-hidden="true" />}
        aria-disabled={first || undefined}
        onClick={() => go(before)}
      >
        {before.within || first ? '上一個' : `上一個${words.entry}`}
      </Button>
      <div className="col-span-2 row-start-1 min-w-0 text-center sm:col-span-1 sm:row-auto">
        {slides ? (
          <StepDots at={item} count={items.length} />
        ) : (
          <p className="text-18 font-bold">
            第 {at + 1} / {entries.length} 個{words.entry}
          </p>
        )}
      </div>
      {last && end ? (
        <div className="grid">{end}</div>
      ) : (
        <Button
          kind={slides && after.within && !still ? 'primary' : 'outline'}
          className="px-3 whitespace-nowrap sm:px-4 aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-disabled lg:px-6"
          iconEnd={<ChevronRight className="flex-none" aria-hidden="true" />}
          aria-disabled={last || undefined}
          onClick={() => go(after)}
        >
          {after.within || last ? '下一個' : `下一個${words.entry}`}
        </Button>
      )}
    </nav>
  )
}
