import { cx } from '@hakka/ui/cx.ts'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ContainerEntry } from './types.ts'
import type { ContainerState } from './use-container.ts'

/** An entry that unfolds its items wherever the reader is; the open one begins unfolded. */
export function FoldedEntry({
  state,
  entry,
  onChoose,
}: {
  state: ContainerState
  entry: ContainerEntry
  onChoose?: (() => void) | undefined
}) {
  const isOpen = entry === state.entry
  const [chosen, setChosen] = useState<{ at: number; unfolded: boolean }>()
  // What was folded by hand stays so until another entry opens.
  const unfolded = chosen?.at === state.at ? chosen.unfolded : isOpen
  const list = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setChosen({ at: state.at, unfolded: !unfolded })}
        className="flex min-h-12 w-full items-center gap-2 rounded-[14px] px-2.5 text-left text-18 leading-snug font-bold text-ink hover:bg-lighten 2xl:px-2 2xl:text-17"
      >
        <span className="min-w-0 py-1 text-pretty">{entry.name}</span>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className={cx('ml-auto flex-none', unfolded && 'rotate-180')}
        />
      </button>
      <ul id={list} hidden={!unfolded} className="mb-1 ml-2.5 border-l-2 border-line">
        {entry.items.map((item, index) => {
          const shown = isOpen && (!state.slides || index === state.item)
          return (
            <li key={item.no}>
              <Link
                to={state.itemTo(entry.no - 1, index)}
                preventScrollReset
                aria-current={shown ? 'step' : undefined}
                onClick={onChoose}
                className={cx(
                  'flex min-h-12 items-center justify-between gap-2 rounded-r-[14px] pr-3 pl-4 text-17 leading-snug no-underline',
                  shown ? 'bg-primary font-bold text-white' : 'text-ink hover:bg-lighten',
                )}
              >
                {item.title}
                <span className={cx('flex-none text-16', !shown && 'text-muted')}>{item.note}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </li>
  )
}
