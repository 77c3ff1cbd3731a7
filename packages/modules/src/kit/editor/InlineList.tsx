import { useLatest } from '@hakka/ui/use-latest.ts'
import { ArrowDown, ArrowUp, Copy, Plus, X } from 'lucide-react'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { join, listOf } from './draft.ts'
import { useFaults } from './editor-host.tsx'
import { FaultNotes } from './Frame.tsx'
import { type FieldProps, useDrawing } from './field-props.tsx'
import { ADD, ICON_TOOL } from './looks.ts'
import { Removed } from './Removed.tsx'
import type { ListShape, Shape } from './shape.ts'
import { labelOf, oneOf } from './specs.ts'
import { summaryOf } from './summary.ts'
import { ui } from './ui.ts'
import { useRows } from './use-rows.tsx'

/** A list within an item: all of it is open. */
export function InlineList({ shape, value, path, pattern, label }: FieldProps<ListShape>) {
  const { specs, draw } = useDrawing()
  const { one, count } = oneOf(specs, pattern, shape)
  const name = label ?? labelOf(specs, pattern, shape)
  const drawn = useCallback(
    (item: unknown, index: number) =>
      draw({ shape: shape.of, value: item, path: join(path, index), pattern }),
    [draw, shape, path, pattern],
  )
  return (
    <ListFrame shape={shape} value={value} path={path} label={name} one={one} count={count}>
      {drawn}
    </ListFrame>
  )
}

/** The frame of such a list: its items with their tools, the way back of what was removed, and one more. */
export function ListFrame({
  shape,
  value,
  path,
  label,
  one,
  count,
  aside,
  compact = false,
  children,
}: {
  shape: ListShape
  value: unknown
  path: string
  label: string
  one: string
  count: string
  aside?: ReactNode
  /** Tools stand in the line of the item. */
  compact?: boolean
  /** The same function as long as an item that was not touched looks the same. */
  children(item: unknown, index: number): ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const items = listOf(value)
  const nameOf = (item: unknown, index: number) =>
    summaryOf(shape.of, item).text || ui.nth(index + 1, count, one)
  const rows = useRows({ list, shape, path, nameOf })
  const faults = useFaults(path)
  const full = items.length >= shape.max
  const add = useLatest(rows.add)
  const duplicate = useLatest(rows.duplicate)
  const move = useLatest(rows.move)
  const remove = useLatest(rows.remove)
  const acts = useMemo<ItemActs>(() => ({ add, duplicate, move, remove }), [add, duplicate, move, remove])
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="flex w-full flex-wrap items-center justify-between gap-2 pb-1 font-medium">
        <span>{label}</span>
        {aside !== undefined && <span className="text-14 font-normal text-muted">{aside}</span>}
      </legend>
      {items.length > 0 && (
        <ul ref={list} className="grid gap-2">
          {items.map((item, index) => (
            <ListItem
              key={join(path, index)}
              item={item}
              index={index}
              last={items.length - 1}
              full={full}
              shape={shape.of}
              one={one}
              count={count}
              compact={compact}
              acts={acts}
            >
              {children}
            </ListItem>
          ))}
        </ul>
      )}
      <FaultNotes faults={faults} />
      {rows.removed && (
        <Removed
          name={nameOf(rows.removed.item, rows.removed.index)}
          onRestore={rows.restore}
          onClose={rows.forget}
        />
      )}
      <button type="button" data-field={path} className={ADD} disabled={full} onClick={() => rows.add()}>
        <Plus size={18} aria-hidden="true" />
        {full
          ? ui.full(shape.max)
          : (items.length === 0 ? ui.first : ui.add)(count === one ? count : `${count}${one}`)}
      </button>
    </fieldset>
  )
}

/** What an item's keys and buttons do; always the same object. */
interface ItemActs {
  add(after: number): void
  duplicate(index: number): void
  move(from: number, to: number, part?: string): void
  remove(index: number): void
}

/** One item: drawn anew when it was touched, not when its neighbours were. */
const ListItem = memo(function ListItem({
  item,
  index,
  last,
  full,
  shape,
  one,
  count,
  compact,
  acts,
  children,
}: {
  item: unknown
  index: number
  last: number
  full: boolean
  shape: Shape
  one: string
  count: string
  compact: boolean
  acts: ItemActs
  children(item: unknown, index: number): ReactNode
}) {
  const nth = ui.nth(index + 1, count, one)
  const name = summaryOf(shape, item).text || nth
  const tools = <Tools name={name} index={index} last={last} acts={acts} full={full} />
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const isText = event.target instanceof HTMLInputElement && event.target.type === 'text'
    if (event.nativeEvent.isComposing) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      event.stopPropagation()
      acts.move(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'input, textarea')
    } else if (event.key === 'Enter' && isText && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      acts.add(index)
    }
  }
  return compact ? (
    <li data-row={index} className="flex items-start gap-2" onKeyDown={onKeyDown}>
      <div className="min-w-0 flex-1">{children(item, index)}</div>
      {tools}
    </li>
  ) : (
    <li
      data-row={index}
      className="rounded-xl border border-line bg-white px-3 pt-1 pb-3 md:px-4"
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center">
        <span className="min-w-0 flex-1 text-16 text-muted">{nth}</span>
        {tools}
      </div>
      {children(item, index)}
    </li>
  )
})

function Tools({
  name,
  index,
  last,
  acts,
  full,
}: {
  name: string
  index: number
  last: number
  acts: ItemActs
  full: boolean
}) {
  return (
    <span className="flex flex-none">
      <Tool label={ui.up(name)} off={index === 0} onPress={() => acts.move(index, index - 1)}>
        <ArrowUp size={18} aria-hidden="true" />
      </Tool>
      <Tool label={ui.down(name)} off={index === last} onPress={() => acts.move(index, index + 1)}>
        <ArrowDown size={18} aria-hidden="true" />
      </Tool>
      <Tool label={ui.duplicate(name)} off={full} onPress={() => acts.duplicate(index)}>
        <Copy size={18} aria-hidden="true" />
      </Tool>
      <Tool label={ui.removeIt(name)} onPress={() => acts.remove(index)}>
        <X size={18} aria-hidden="true" />
      </Tool>
    </span>
  )
}

function Tool({
  label,
  off = false,
  onPress,
  children,
}: {
  label: string
  off?: boolean
  onPress(): void
  children: ReactNode
}) {
  // Not `disabled`: at the end of the way the focus would be lost.
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      className={`${ICON_TOOL} max-sm:size-10!`}
      onClick={() => !off && onPress()}
    >
      {children}
    </button>
  )
}
