import { type RefObject, useEffect, useRef, useState } from 'react'
import { another, at, highestNumber, listOf, renumbered } from './draft.ts'
import { useEditor } from './editor-host.tsx'
import type { ListShape } from './shape.ts'
import { ui } from './ui.ts'

/** What one can do with the items of a list. */
export interface Rows {
  add(after?: number): void
  duplicate(index: number): void
  move(from: number, to: number, part?: string): void
  remove(index: number): void
  /** What was taken away last, as long as it can come back. */
  removed: { item: unknown; index: number } | undefined
  restore(): void
  forget(): void
}

/**
 * Adds, doubles, moves and removes items of a list; what is done next to one has the focus.
 * @param list holds the rows, each with `data-row` and its index
 * @param onOpen the row of this index is to be open
 */
export function useRows({
  list,
  shape,
  path,
  nameOf,
  onOpen,
}: {
  list: RefObject<HTMLElement | null>
  shape: ListShape
  path: string
  nameOf(item: unknown, index: number): string
  onOpen?(index: number): void
}): Rows {
  const editor = useEditor()
  const [removed, setRemoved] = useState<{ item: unknown; index: number }>()
  const next = useRef<{ index: number; part: string }>(undefined)
  useEffect(() => {
    if (!next.current) return
    const { index, part } = next.current
    const row = list.current?.querySelector<HTMLElement>(`:scope > [data-row="${index}"]`)
    const wanted =
      row?.querySelector<HTMLElement>(part) ?? row?.querySelector<HTMLElement>('[data-field] button')
    if (!wanted) return
    next.current = undefined
    wanted.focus()
  })
  const items = () => [...listOf(at(editor.now(), path))]
  const put = (after: unknown[]) => editor.set(path, after)
  const insert = (index: number, item: unknown) => {
    const before = items()
    if (before.length >= shape.max) return
    const own = renumbered(shape.of, item, highestNumber(editor.shape, editor.now()))
    put(before.toSpliced(index, 0, own))
    onOpen?.(index)
    next.current = { index, part: TYPED }
  }
  return {
    add(after) {
      const index = after === undefined ? items().length : after + 1
      insert(index, another(shape, items()[index - 1]))
    },
    duplicate: (index) => insert(index + 1, structuredClone(items()[index])),
    move(from, to, part) {
      const before = items()
      if (to < 0 || to >= before.length) return
      const [own] = before.slice(from, from + 1)
      put(before.toSpliced(from, 1).toSpliced(to, 0, own))
      if (part) next.current = { index: to, part }
      editor.host.announce(ui.movedTo(nameOf(own, from), to + 1, before.length))
    },
    remove(index) {
      setRemoved({ item: items()[index], index })
      put(items().toSpliced(index, 1))
    },
    removed,
    restore() {
      if (!removed) return
      put(items().toSpliced(removed.index, 0, removed.item))
      next.current = { index: removed.index, part: 'button, input' }
      setRemoved(undefined)
    },
    forget: () => setRemoved(undefined),
  }
}

/** What is typed into first. */
export const TYPED = ':is(input:not([type=file], [type=radio]), textarea)'
