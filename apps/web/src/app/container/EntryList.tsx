import { cx } from '@hakka/ui/cx.ts'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HalfRing } from '../HalfRing.tsx'
import { FoldedEntry } from './FoldedEntry.tsx'
import { ItemList } from './ItemList.tsx'
import type { EntryWords } from './MenuHeading.tsx'
import type { ContainerEntry } from './types.ts'
import type { ContainerState } from './use-container.ts'

export interface EntryListProps {
  state: ContainerState
  words: EntryWords
  /** Links of the open entry: to its teaching material. */
  links?: ReactNode
  /** A choice was made: the sheet closes. */
  onChoose?: (() => void) | undefined
}

/** All entries by group, the open one with its items. */
export function EntryList({ state, words, links, onChoose }: EntryListProps) {
  return (
    <>
      {state.groups.map((group) => (
        <section key={group.title} aria-label={group.title || `所有${words.entry}`}>
          {group.title && <h3 className="px-2.5 pt-3 pb-1 text-16 font-bold text-muted">{group.title}</h3>}
          <ul>
            {group.entries.map((entry) =>
              entry.items.some(({ note }) => note) ? (
                <FoldedEntry key={entry.no} state={state} entry={entry} onChoose={onChoose} />
              ) : (
                <li key={entry.no}>
                  <EntryLink state={state} entry={entry} onChoose={onChoose} />
                  {entry === state.entry && (
                    <OpenEntry state={state} words={words} links={links} onChoose={onChoose} />
                  )}
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </>
  )
}

function EntryLink({
  state,
  entry,
  onChoose,
}: {
  state: ContainerState
  entry: ContainerEntry
  onChoose?: (() => void) | undefined
}) {
  const open = entry === state.entry
  if (entry.closed && !open)
    return (
      <p className="flex min-h-12 items-center gap-3 px-2.5 text-18 leading-snug text-muted 2xl:gap-2 2xl:px-2 2xl:text-17">
        <span className="flex h-8 min-w-9 flex-none items-center justify-center rounded-code bg-neutral px-1 text-16 font-bold">
          {entry.code}
        </span>
        <span className="py-1 text-pretty">{entry.name}</span>
        <span className="ml-auto flex-none text-14">{entry.closed}</span>
      </p>
    )
  return (
    <Link
      to={state.entryTo(entry.no - 1)}
      preventScrollReset
      aria-current={open ? 'step' : undefined}
      onClick={onChoose}
      className={cx(
        'flex min-h-12 items-center gap-3 rounded-[14px] px-2.5 text-18 leading-snug no-underline 2xl:gap-2 2xl:px-2 2xl:text-17',
        open ? 'bg-primary font-bold text-white' : 'text-ink hover:bg-lighten',
      )}
    >
      <span
        className={cx(
          'flex h-8 min-w-9 flex-none items-center justify-center rounded-code px-1 text-16 font-bold text-darken',
          open ? 'bg-white' : 'bg-lighten',
        )}
      >
        {entry.code}
      </span>
      <span className="py-1 text-pretty">
        {entry.name}
        {entry.missed && (
          <span className={cx('block text-14 font-medium', open ? 'text-white' : 'text-muted')}>
            答對 {entry.missed.earned} / {entry.missed.total}
          </span>
        )}
      </span>
      {/* It keeps its place: what is done comes from the device once the page is alive. */}
      <span className="ml-auto size-[22px] flex-none">
        {entry.done ? (
          <CircleCheck
            size={22}
            role="img"
            aria-label="完成"
            className={open ? 'text-white' : 'text-correct'}
          />
        ) : entry.begun ? (
          <span className={open ? 'text-white' : 'text-primary'}>
            <HalfRing size={22} />
            <span className="sr-only">學習中</span>
          </span>
        ) : (
          open && <ChevronRight size={22} aria-hidden="true" className="2xl:hidden" />
        )}
      </span>
    </Link>
  )
}

/** Below the open entry: its items, small, and its links. */
function OpenEntry({ state, words, links, onChoose }: EntryListProps) {
  if (!state.slides && !links) return null
  return (
    <div className="px-2.5 pt-2 pb-1">
      {state.slides && <ItemList state={state} words={words} onChoose={onChoose} />}
      {links}
    </div>
  )
}
