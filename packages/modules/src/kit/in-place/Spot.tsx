import { cx } from '@hakka/ui/cx.ts'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { Way } from './list.ts'

/** What keys and pointer do with a thing on a board; what it can't do is left out. */
export interface SpotActs {
  /** Enter, Space and a press. `byKey`: the focus goes into its fields. */
  open(byKey: boolean): void
  /** Arrows; with Shift as far as it goes. */
  move?: ((way: Way, far: boolean) => void) | undefined
  /** Delete. */
  remove?: (() => void) | undefined
  /** Ctrl D. */
  double?: (() => void) | undefined
  /** Ctrl Enter: one more of the same, after it. */
  addNext?: (() => void) | undefined
  /** Ctrl Shift Enter: one that belongs to it. */
  addInside?: (() => void) | undefined
  grab?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** Single letters of this board, small. */
  keys?: Readonly<Record<string, () => void>> | undefined
}

/** What every board does with its things, by their names on it. */
export interface BoardActs {
  toggle(spot: string, into: boolean): void
  grab(spot: string, event: PointerEvent<HTMLElement>): void
}

/** What a thing of a board is told. While it stays the same the thing is not drawn anew. */
export interface ToldSpot<A extends BoardActs> {
  open: boolean
  faults: readonly string[]
  /** What is done with it: always the same function, which tells of the board as it is by then. */
  acts(): A
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** What a key does with a thing on a board. */
function actOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, acts: SpotActs) {
  const command = ctrlKey || metaKey
  const way = WAYS[key]
  if (altKey) return undefined
  if (way && !command) return acts.move && (() => acts.move?.(way, shiftKey))
  if ((key === 'Delete' || key === 'Backspace') && !command) return acts.remove
  if (command && key.toLowerCase() === 'd') return acts.double
  if (command && key === 'Enter') return shiftKey ? acts.addInside : acts.addNext
  return command ? undefined : acts.keys?.[key.toLowerCase()]
}

/** A thing on a board: reached by Tab, moved by arrows or dragged, opened by Enter or a press. */
export function Spot({
  id,
  open,
  acts,
  faults = [],
  dragged,
  className,
  children,
  ...rest
}: {
  /** Its name on this board. */
  id: string
  /** Its fields are open. */
  open: boolean
  acts: SpotActs
  faults?: readonly string[] | undefined
  /** It is in somebody's hand. */
  dragged?: boolean
  children: ReactNode
} & Omit<ComponentProps<'button'>, 'id' | 'children'>) {
  return (
    <button
      {...rest}
      type="button"
      data-spot={id}
      aria-expanded={open}
      data-dragged={dragged || undefined}
      className={cx(
        'relative min-w-0 cursor-pointer touch-manipulation text-left transition-[border-color,box-shadow] select-none focus-visible:z-10 data-dragged:pointer-events-none data-dragged:z-30 data-dragged:rotate-2 data-dragged:shadow-pop',
        acts.grab && 'active:cursor-grabbing',
        open && 'shadow-[0_0_0_3px_var(--color-brand)]',
        faults.length > 0 && 'shadow-[0_0_0_2px_var(--color-wrong)]',
        className,
      )}
      onPointerDown={acts.grab}
      onClick={(event) => acts.open(event.detail === 0)}
      onKeyDown={(event) => {
        const act = actOf(event, acts)
        if (!act) return
        event.preventDefault()
        act()
      }}
    >
      {children}
      {faults.map((message) => (
        <span key={message} className="mt-1 flex items-start gap-1.5 text-16 leading-snug text-wrong">
          <CircleAlert size={18} className="mt-0.5 flex-none" aria-hidden="true" />
          {message}
        </span>
      ))}
    </button>
  )
}
