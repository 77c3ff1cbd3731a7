import type { RoomStage } from '@hakka/contract/room-views'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { usePointerDrag } from '@hakka/ui/use-pointer-drag.ts'
import { ChevronDown, ChevronUp, Hand, Send } from 'lucide-react'
import { useRef, useState } from 'react'
import { FacePicture, FaceText } from '../Face.tsx'
import './rank-list.css'

/** An order with one option moved by so many places. */
function movedBy(order: readonly number[], id: number, by: number): number[] {
  const at = order.indexOf(id)
  const to = Math.max(0, Math.min(order.length - 1, at + by))
  if (at < 0 || to === at) return [...order]
  const rest = order.filter((own) => own !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** Options to be put in order: by taps one after the other, by dragging, by arrows. */
export function RankList({
  options,
  order,
  dialectId,
  offline,
  busy,
  sent,
  same,
  problem,
  onOrder,
  onSend,
}: {
  options: RoomStage['options']
  /** What has been put in order so far, the best first. */
  order: readonly number[]
  dialectId: number
  offline: boolean
  busy: boolean
  /** Whether an order of this pupil has been counted already. */
  sent: boolean
  /** Whether it is this very order. */
  same: boolean
  problem: string
  onOrder(order: number[]): void
  onSend(): void
}) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const down = usePointerDrag<number>({
    rests: true,
    onBegin: setDragged,
    onMove: (id, { y }) => {
      const rows = [...(list.current?.children ?? [])].filter(
        (row): row is HTMLElement => row instanceof HTMLElement && row.dataset.placed !== undefined,
      )
      const over = rows.findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return y >= top && y <= bottom
      })
      const at = order.indexOf(id)
      if (over >= 0 && at >= 0 && over !== at) onOrder(movedBy(order, id, over - at))
    },
    onEnd: () => setDragged(undefined),
  })
  const shown = [
    ...order.flatMap((id) => options.filter((option) => option.id === id)),
    ...options.filter(({ id }) => !order.includes(id)),
  ]
  const left = options.length - order.length
  return (
    <>
      <p className="mt-1 mb-3 flex items-start gap-2 text-16 text-muted">
        <Hand size={20} className="mt-1 flex-none" aria-hidden="true" />
        照順序點，或上下拖。點錯了再點一次。
      </p>
      <ul ref={list} className="rank-list">
        {shown.map((option) => {
          const place = order.indexOf(option.id)
          const placed = place >= 0
          return (
            <li
              key={option.id}
              className="rank-item"
              data-placed={placed ? '' : undefined}
              data-dragged={dragged === option.id || undefined}
            >
              <button
                type="button"
                data-option={option.id}
                aria-pressed={placed}
                onPointerDown={(event) => placed && down(event, option.id)}
                onClick={() =>
                  onOrder(placed ? order.filter((id) => id !== option.id) : [...order, option.id])
                }
              >
                <span className="rank-badge">
                  {placed ? (
                    <>
                      <span className="sr-only">第 </span>
                      {place + 1}
                      <span className="sr-only"> 名，</span>
                    </>
                  ) : null}
                </span>
                <FacePicture face={option} className="rank-thumb" />
                <FaceText face={option} dialectId={dialectId} pinyin />
                {!placed && <span className="rank-tap">點一下</span>}
              </button>
              {placed && (
                <>
                  <IconButton
                    label="往上"
                    kind="plain"
                    disabled={place === 0}
                    onClick={() => onOrder(movedBy(order, option.id, -1))}
                  >
                    <ChevronUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label="往下"
                    kind="plain"
                    className="-ml-2"
                    disabled={place === order.length - 1}
                    onClick={() => onOrder(movedBy(order, option.id, 1))}
                  >
                    <ChevronDown aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
      <p role="alert" className="mt-3 text-wrong-deep empty:hidden">
        {problem}
      </p>
      <div className="mt-auto pt-5">
        <Button
          kind="primary"
          size="l"
          block
          busy={busy}
          disabled={left > 0 || same}
          icon={<Send aria-hidden="true" />}
          onClick={onSend}
        >
          {left > 0
            ? `再排 ${left} 個就能送出`
            : offline
              ? '連上就送'
              : sent
                ? '改成這個順序'
                : '送出我的排名'}
        </Button>
      </div>
    </>
  )
}
