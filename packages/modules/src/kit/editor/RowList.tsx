import { useDragOrder } from '@hakka/ui/use-drag-order.ts'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { Plus } from 'lucide-react'
import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { join, listOf } from './draft.ts'
import { useJump } from './editor-host.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { ADD, KEY } from './looks.ts'
import { Removed } from './Removed.tsx'
import { Row, type RowActs } from './Row.tsx'
import type { ListShape } from './shape.ts'
import { labelOf, oneOf } from './specs.ts'
import { summaryOf } from './summary.ts'
import { ui } from './ui.ts'
import { TYPED, useRows } from './use-rows.tsx'

/** The main list of a content: one item is open at a time, each of the others is a line. */
export function RowList({ shape, value, path, pattern }: FieldProps<ListShape>) {
  const { specs } = useDrawing()
  const { one, count } = oneOf(specs, pattern, shape)
  const items = listOf(value)
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number | undefined>(0)
  const nameOf = (item: unknown, index: number) =>
    summaryOf(shape.of, item).text || ui.nth(index + 1, count, one)
  const rows = useRows({ list, shape, path, nameOf, onOpen: setOpen })
  const jump = useJump()
  useEffect(() => {
    if (!jump?.path.startsWith(`${path}.`)) return
    const index = Number(jump.path.slice(path.length + 1).split('.')[0])
    if (Number.isInteger(index)) setOpen(index)
  }, [jump, path])

  const move = (from: number, to: number, part?: string) => {
    if (to < 0 || to >= items.length) return
    rows.move(from, to, part)
    setOpen((own) => (own === from ? to : own === to ? from : own))
  }
  const ids = items.map((_, index) => `${index}`)
  const { held, onPointerDown } = useDragOrder(list, ids, move)
  const remove = (index: number) => {
    rows.remove(index)
    setOpen((own) => (own === undefined || own < index ? own : own === index ? undefined : own - 1))
  }
  /** What was pressed in the row is gone by then: the focus goes on into it, or stays at its line. */
  const focusIn = (index: number, part: string) =>
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`:scope > [data-row="${index}"] ${part}`)?.focus()
    })
  const toggle = useLatest((index: number) => {
    setOpen(open === index ? undefined : index)
    focusIn(index, open === index ? '[aria-expanded]' : TYPED)
  })
  const next = useLatest((index: number) => {
    if (index + 1 >= items.length) return rows.add()
    setOpen(index + 1)
    focusIn(index + 1, TYPED)
  })
  const duplicate = useLatest(rows.duplicate)
  const moveRow = useLatest(move)
  const removeRow = useLatest(remove)
  const hold = useLatest((index: number, event: PointerEvent) => onPointerDown(`${index}`)(event))
  const acts = useMemo<RowActs>(
    () => ({ toggle, next, duplicate, move: moveRow, remove: removeRow, hold }),
    [toggle, next, duplicate, moveRow, removeRow, hold],
  )
  return (
    <section aria-label={labelOf(specs, pattern, shape)} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-20 font-bold">
          {labelOf(specs, pattern, shape)}{' '}
          <span className="text-16 font-normal text-muted">
            {items.length} {count}
          </span>
        </h2>
        <p
          aria-hidden="true"
          translate="no"
          className="flex flex-wrap gap-x-2 text-14 text-muted max-lg:hidden"
        >
          <kbd className={KEY}>Alt ↑↓</kbd> {ui.keysMove} <kbd className={KEY}>Ctrl Enter</kbd> {ui.keysNext}{' '}
          <kbd className={KEY}>Ctrl D</kbd> {ui.keysDouble}
        </p>
      </div>
      {items.length > 0 && (
        // As wide as its place, whatever rows that are not drawn were in a wider one.
        <ol
          ref={list}
          className="divide-y divide-line overflow-clip rounded-option border border-line bg-white [contain:inline-size]"
        >
          {items.map((item, index) => (
            <Row
              key={join(path, index)}
              item={item}
              index={index}
              isLast={index === items.length - 1}
              open={open === index}
              held={held === `${index}`}
              shape={shape.of}
              path={join(path, index)}
              pattern={pattern}
              one={one}
              count={count}
              acts={acts}
            />
          ))}
        </ol>
      )}
      {rows.removed && (
        <Removed
          name={nameOf(rows.removed.item, rows.removed.index)}
          onRestore={rows.restore}
          onClose={rows.forget}
        />
      )}
      <button
        type="button"
        className={ADD}
        data-field={path}
        disabled={items.length >= shape.max}
        onClick={() => rows.add()}
      >
        <Plus size={20} aria-hidden="true" />
        {items.length >= shape.max ? ui.full(shape.max) : addText(items.length, count, one)}
      </button>
    </section>
  )
}

const addText = (length: number, count: string, one: string) =>
  (length === 0 ? ui.first : ui.add)(count === one ? count : `${count}${one}`)
