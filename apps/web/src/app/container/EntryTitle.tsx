import { ChevronDown, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { EntryWords, Heading } from './MenuHeading.tsx'
import type { ContainerState } from './use-container.ts'

/** Code and name of the open entry in the bar; pressed, it opens the list of all. */
export function EntryTitle({
  state,
  subtitle,
  words,
  onOpen,
}: {
  state: ContainerState
  /** What the entries belong to. */
  subtitle: Heading
  words: EntryWords
  onOpen(): void
}) {
  const { entry, at, entries } = state
  const heading = useEntryFocus(at)
  if (!entry) return null
  return (
    <h1 ref={heading} tabIndex={-1} className="min-w-0 max-sm:flex-1 outline-none">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="flex h-12 max-w-full items-center gap-2 rounded-full pr-2 pl-1 text-left text-ink hover:bg-note md:gap-3 md:pr-3"
      >
        <span className="flex-none rounded-code bg-primary px-2 text-16 font-bold whitespace-nowrap text-white">
          {entry.code}
        </span>
        <span className="grid min-w-0">
          <span className="flex min-w-0 items-center gap-1.5 text-16 leading-tight font-bold md:text-18">
            <span className="truncate">{entry.name}</span>
            {entry.done && (
              <CircleCheck size={18} role="img" aria-label="完成" className="flex-none text-correct" />
            )}
          </span>
          <span className="truncate text-14 leading-tight text-muted">
            <span className="max-sm:hidden">
              <span lang={subtitle.lang}>{subtitle.title}</span>・
            </span>
            {words.entry} {at + 1} / {entries.length}
          </span>
        </span>
        <ChevronDown size={20} aria-hidden="true" className="flex-none text-muted" />
      </button>
    </h1>
  )
}

/** Another entry opened: the focus goes to its name, and the top of it comes into view. */
function useEntryFocus(at: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(at)
  const how = useNavigationType()
  useEffect(() => {
    if (before.current === at) return
    before.current = at
    heading.current?.focus({ preventScroll: true })
    // Back and forward keep the place on the page that the browser remembers.
    if (how !== 'POP') scrollTo({ top: 0 })
  }, [at, how])
  return heading
}
