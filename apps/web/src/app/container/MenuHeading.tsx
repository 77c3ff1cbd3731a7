import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import type { ContainerState } from './use-container.ts'

/** What the entries belong to. */
export interface Heading {
  /** 第二課, Ⅲ級 */
  number?: string
  /** 市場 in Hakka, 聽力 in Mandarin. */
  title: string
  lang: 'hak-Hant-TW' | 'zh-Hant-TW'
  /** Its entries are looked up and never done: there is no progress to tell. */
  unticked?: boolean
}

/** What the entries are called: 活動, 主題. */
export interface EntryWords {
  entry: string
}

/** Number and title above the entries, and how many of them are done. */
export function MenuHeading({
  state,
  heading,
  words,
  children,
}: {
  state: ContainerState
  heading: Heading
  words: EntryWords
  children?: ReactNode
}) {
  const done = state.entries.filter((entry) => entry.done).length
  const count = state.entries.length
  return (
    <>
      <div className={cx('flex items-center justify-between gap-2 px-2.5 pt-1', heading.unticked && 'pb-2')}>
        <h2 className="font-reading text-20 leading-snug text-darken">
          {heading.number && `${heading.number}　`}
          <span lang={heading.lang}>{heading.title}</span>
        </h2>
        {children}
      </div>
      {!heading.unticked && (
        <div className="flex items-center gap-3.5 px-2.5 text-16 text-muted">
          <progress
            value={done}
            max={Math.max(count, 1)}
            aria-label={`完成的${words.entry}`}
            className="progress-bar h-2.5 min-w-0 flex-1 overflow-hidden rounded-full"
          />
          <span>
            {done} / {count}
          </span>
        </div>
      )}
    </>
  )
}
