import { Button } from '@hakka/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EntryRow } from './EntryRow.tsx'
import { newId } from './new-id.ts'
import { restored } from './order.ts'
import { Removed } from './Removed.tsx'
import { useMoves } from './use-moves.ts'

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
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<readonly { item: T; at: number }[]>([])
  const name = (item: T) => nameOf(item) || `未命名的${what}`
  const { list, ids, said, held, onPointerDown, focusOn, step } = useMoves(items, onItems, { nameOf: name })
  // Changes that were given up have brought back what was removed.
  const lost = removed.filter(({ item }) => !ids.includes(item.id))
  const last = lost.at(-1)

  const toggle = (id: string) => {
    const after = new Set(open)
    if (!after.delete(id)) after.add(id)
    setOpen(after)
  }
  const add = () => {
    const item = create(newId())
    onItems([...items, item])
    setOpen(new Set(open).add(item.id))
    focusOn(item.id, 'input')
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
            onMove={(by, part) => step(index, by, part)}
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
            focusOn(last.item.id, '[aria-expanded]')
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
