import { useLatest } from '@hakka/ui/use-latest.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { begun, changed, type History, redone, undone } from './history.ts'

interface Told {
  /** What it is about, where letters of one text make one step. */
  run?: string
  /** What was done, for who takes it back or does not see it. */
  says?: string
}

/** What was done on a board, and how to go on. What it does is always the same function. */
export interface Edits<M> {
  model: M
  /** The same at this moment, where several things are done at once. */
  now(): M
  change(next: M, told?: Told): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
  /** What was done last, if it was told. */
  said: string
}

interface Kept<C, M> {
  /** As the page gave it last, and as it was written here last. */
  seen: C
  written: C
  history: History<M>
  said: string
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * A board's own picture of its content, and its history. Nothing is written before something is changed; a content that
 * did not come from here (a version switched to, a colleague's work) is read anew.
 * @param read makes the picture, `write` the content of it: both pure
 */
export function useEdits<C, M>({
  content,
  onChange,
  read,
  write,
}: {
  content: C
  onChange(next: C): void
  read(content: C): M
  write(model: M): C
}): Edits<M> {
  const [kept, setKept] = useState<Kept<C, M>>(() => begin(content, read))
  const current =
    kept.seen === content
      ? kept
      : isSame(kept.written, content)
        ? { ...kept, seen: content }
        : begin(content, read)
  if (current !== kept) setKept(current)
  const latest = useRef(current)
  useLayoutEffect(() => {
    latest.current = current
  })

  function become(history: History<M>, said = ''): void {
    if (history === latest.current.history) return
    const written = write(history.now)
    latest.current = { ...latest.current, written, history, said }
    setKept(latest.current)
    onChange(written)
  }
  return {
    model: current.history.now,
    now: useLatest(() => latest.current.history.now),
    change: useLatest<[M, Told?], void>((next, told) =>
      become(changed(latest.current.history, next, told?.run), told?.says),
    ),
    undo: useLatest(() => become(undone(latest.current.history))),
    redo: useLatest(() => become(redone(latest.current.history))),
    canUndo: current.history.past.length > 0,
    canRedo: current.history.future.length > 0,
    said: current.said,
  }
}

function begin<C, M>(content: C, read: (content: C) => M): Kept<C, M> {
  return { seen: content, written: content, history: begun(read(content)), said: '' }
}
