import { Button } from '@hakka/ui/Button.tsx'
import { useDragOrder } from '@hakka/ui/use-drag-order.ts'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EntryRow } from './EntryRow.tsx'
import { newId } from './new-id.ts'
import { moved, restored } from './order.ts'
import { Removed } from './Removed.tsx'

export interface Entry {
  id: string
}

export interface EntryListProps<T extends Entry> {
  items: readonly T[]
  /** What one of them is called: 分類, 問題. */
  what: string
  nameOf(item: T): string
  /** A short word about the entry at the end of its line. */
  noteOf?(item: T): string
  /** Address of a small picture at its beginning. */
  pictureOf?(item: T): string | undefined
  isWrong(item: T): boolean
  create(id: string): T
  onItems(items: T[]): void
  max: number
  /** None is added, moved or removed: its fields alone may be changed. */
  fixed?: boolean
  /** Where one that was removed is found once that is saved. */
  back?: string
  /** The fields of an entry that is open. */
  children(item: T): ReactNode
}

/** A list that is edited in place: entries open and close, are added, removed with a way back, dragged, moved by key. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { items, what, nameOf, noteOf, isWrong, create, onItems, max, back = '「已刪除」', children } = props
  const { pictureOf, fixed = false } = props
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<readonly { item: T; at: number }[]>([])
  const [said, setSaid] = useState('')
  /** Whose part has the focus once it is drawn: the fields of a new entry, the handle of a moved one. */
  const next = useRef<{ id: string; part: string }>(undefined)
  const name = (item: T) => nameOf(item) || `未命名的${what}`

  const move = (from: number, to: number) => {
    const item = items[from]
    if (!item || to < 0 || to >= items.length) return
    onItems(moved(items, from, to))
    setSaid(`「${name(item)}」移到第 ${to + 1} 個，共 ${items.length} 個`)
  }
  const ids = items.map(({ id }) => id)
  const { held, onPointerDown } = useDragOrder(list, ids, move)
  // Changes that were given up have brought back what was removed.
  const lost = removed.filter(({ item }) => !ids.includes(item.id))
  const last = lost.at(-1)

  useEffect(() => {
    if (!next.current) return
    const { id, part } = next.current
    const wanted = list.current?.querySelector<HTMLElement>(`:scope > [data-entry="${id}"] ${part}`)
    // The effects of an earlier drawing may still be under way when an entry is added: it is not there yet.
    if (!wanted) return
    next.current = undefined
    wanted.focus()
  })

  const toggle = (id: string) => {
    const after = new Set(open)
    if (!after.delete(id)) after.add(id)
    setOpen(after)
  }
  const add = () => {
    const item = create(newId())
    onItems([...items, item])
    setOpen(new Set(open).add(item.id))
    next.current = { id: item.id, part: 'input' }
  }
  return (
    <div className="grid gap-3">
      {items.length === 0 && <p className="text-muted">還沒有{what}。</p>}
      <ol ref={list} className="grid gap-2" aria-label={what}>
        {items.map((item, index) => (
          <EntryRow
            key={item.id}
            id={item.id}
            name={name(item)}
            note={noteOf?.(item)}
            picture={pictureOf?.(item)}
            fixed={fixed}
            wrong={isWrong(item)}
            open={open.has(item.id) || isWrong(item)}
            held={held === item.id}
            isFirst={index === 0}
            isLast={index === items.length - 1}
            onToggle={() => toggle(item.id)}
            onPointerDown={onPointerDown(item.id)}
            onMove={(by, part) => {
              if (!items[index + by]) return
              next.current = { id: item.id, part }
              move(index, index + by)
            }}
            onRemove={() => {
              onItems(items.filter(({ id }) => id !== item.id))
              setRemoved([...lost, { item, at: index }])
            }}
          >
            {children(item)}
          </EntryRow>
        ))}
      </ol>
      {last && (
        <Removed
          key={last.item.id}
          name={name(last.item)}
          back={back}
          onRestore={() => {
            onItems(restored(items, last.item, last.at))
            next.current = { id: last.item.id, part: '[aria-expanded]' }
          }}
          onClose={() => setRemoved([])}
        />
      )}
      {!fixed && (
        <Button
          kind="ghost"
          icon={<Plus aria-hidden="true" />}
          className="justify-self-start"
          disabled={items.length >= max}
          onClick={add}
        >
          新增{what}
        </Button>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
