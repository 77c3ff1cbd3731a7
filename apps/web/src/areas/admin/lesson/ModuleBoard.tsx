import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { type DragPoint, usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ACTIVITY_NAMES } from './activity-names.ts'
import { ModuleRow } from './ModuleRow.tsx'
import { codeAt, moved, type Place, placeOf, samePlaces, stepped } from './module-moves.ts'
import type { Board } from './use-board.ts'

/** A module that is on its way: by pointer it hangs at it, by key it stands where it would be put. */
interface Lifted {
  id: number
  to: Place
  by: 'pointer' | 'key'
  /** Of what hangs at the pointer, in the window. */
  left: number
  top: number
}

/** A lesson's modules in its three activities: arranged by drag, by key, or by each one's menu. */
export function ModuleBoard({
  lesson,
  board,
  mayEdit,
  onAdd,
}: {
  lesson: DeskLesson
  board: Board
  mayEdit: boolean
  onAdd(activityNo: number): void
}) {
  const root = useRef<HTMLDivElement>(null)
  const [lifted, setLifted] = useState<Lifted>()
  const [told, setTold] = useState('')
  /** Where the row lay when it was taken, and how far the page was scrolled. */
  const grabbed = useRef({ left: 0, top: 0 })
  const began = useRef({ x: 0, y: 0 })
  const key = lifted?.by === 'key' ? `${lifted.id} ${lifted.to.activity}` : undefined
  // In another activity it is another element: the focus goes along.
  useEffect(() => {
    if (key !== undefined)
      rowOf(root.current, Number(key.split(' ')[0]))
        ?.querySelector('button')
        ?.focus()
  }, [key])
  const shown = lifted ? moved(board.places, lifted.id, lifted.to) : board.places

  const start = usePointerDrag<number>({
    rests: true,
    onBegin(id) {
      const to = placeOf(board.places, id)
      const box = rowOf(root.current, id)?.getBoundingClientRect()
      if (!to || !box) return
      began.current = { x: scrollX, y: scrollY }
      grabbed.current = { left: box.left, top: box.top }
      setLifted({ id, to, by: 'pointer', ...grabbed.current })
    },
    onMove(id, at) {
      const to = placeUnder(root.current, id, at)
      setLifted((before) =>
        before
          ? {
              ...before,
              to: to ?? before.to,
              left: grabbed.current.left + at.dx - scrollX + began.current.x,
              top: grabbed.current.top + at.dy - scrollY + began.current.y,
            }
          : before,
      )
    },
    onEnd(id, at) {
      const to = lifted?.to
      setLifted(undefined)
      if (at && to) drop(id, to)
    },
  })

  function drop(id: number, to: Place): void {
    board.move(id, to)
    setTold(`「${board.moduleOf(id)?.name ?? ''}」放在 ${codeAt(to)}`)
  }

  function onKey(event: React.KeyboardEvent, id: number): void {
    const from = placeOf(board.places, id)
    if (!from) return
    const isLifted = lifted?.id === id
    if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
      event.preventDefault()
      if (isLifted) {
        setLifted(undefined)
        drop(id, lifted.to)
      } else {
        setLifted({ id, to: from, by: 'key', left: 0, top: 0 })
        setTold(`拿起「${board.moduleOf(id)?.name ?? ''}」，用方向鍵移動，空白鍵放下`)
      }
      return
    }
    if (!isLifted) return
    if (event.key === 'Escape') {
      setLifted(undefined)
      setTold('不動了')
      return
    }
    const to = stepped(shown, lifted.to, event.key)
    if (!to) return
    event.preventDefault()
    setLifted({ ...lifted, to })
    setTold(`會變成 ${codeAt(to)}`)
  }

  return (
    <div ref={root} className="module-board">
      <p role="status" className="sr-only">
        {told}
      </p>
      {shown.map((ids, activity) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: there are three, in their order
          key={activity}
          aria-labelledby={`activity-${activity}`}
          data-activity={activity}
          className="module-column"
        >
          <h2 id={`activity-${activity}`} className="text-18 font-bold">
            {ACTIVITY_NAMES[activity]}
            <span className="ml-2 text-16 font-normal text-muted">{ids.length} 個</span>
          </h2>
          <ul className="grid gap-2">
            {ids.map((id, index) => {
              const module = board.moduleOf(id)
              if (!module) return null
              const own = lifted?.id === id ? lifted : undefined
              return (
                <ModuleRow
                  key={id}
                  lesson={lesson}
                  module={module}
                  code={codeAt({ activity, index })}
                  moduleNo={shown.slice(0, activity).flat().length + index + 1}
                  lifted={own}
                  isMoved={own !== undefined && !samePlaces(shown, board.places)}
                  mayEdit={mayEdit}
                  place={{ activity, index }}
                  sizes={shown.map((one) => one.length)}
                  board={board}
                  onPress={(event) => start(event, id)}
                  onKey={(event) => onKey(event, id)}
                  onLeave={() => {
                    if (lifted?.by === 'key' && lifted.id === id) setLifted(undefined)
                  }}
                />
              )
            })}
          </ul>
          {mayEdit && (
            <button type="button" className="module-add" onClick={() => onAdd(activity + 1)}>
              <Plus size={20} aria-hidden="true" />
              加一個模組
              <span className="sr-only">到{ACTIVITY_NAMES[activity]}</span>
            </button>
          )}
          {ids.length === 0 && <p className={cx('text-muted', mayEdit && 'sr-only')}>這個活動還沒有模組</p>}
        </section>
      ))}
    </div>
  )
}

const rowOf = (root: HTMLElement | null, id: number) =>
  root?.querySelector<HTMLElement>(`[data-module="${id}"] .module-row`)

/** The place under the pointer: the column by its sides, the row by the middles of those that stay. */
function placeUnder(root: HTMLElement | null, id: number, { x, y }: DragPoint): Place | undefined {
  for (const column of root?.querySelectorAll<HTMLElement>('[data-activity]') ?? []) {
    const { left, right, top, bottom } = column.getBoundingClientRect()
    if (x < left || x > right || y < top - 40 || y > bottom + 40) continue
    const rows = [...column.querySelectorAll<HTMLElement>('[data-module]')].filter(
      (row) => row.dataset.module !== String(id),
    )
    const index = rows.findIndex((row) => {
      const box = row.getBoundingClientRect()
      return y < box.top + box.height / 2
    })
    return { activity: Number(column.dataset.activity), index: index < 0 ? rows.length : index }
  }
  return undefined
}
