import { FETCH_MAX } from '@hakka/contract/constants/lesson-fetch'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { CircleAlert, Scissors } from 'lucide-react'
import { type Choice, countOf, shortcutsOf } from './choice.ts'
import { Hatch } from './Hatch.tsx'

/** How many lessons a choice comes to, beside what may be fetched in one go, and the ways to fewer. */
export function LimitBox({
  choice,
  known,
  onChoice,
  onStart,
}: {
  choice: Choice
  /** How many of them the source has; `null` where it does not say. */
  known: number | null
  onChoice(choice: Choice): void
  onStart(): void
}) {
  const count = countOf(choice)
  const isOver = count > FETCH_MAX
  const { sas, dialects, lessons, types } = choice
  return (
    <aside
      aria-labelledby="fetch-limit"
      className={cx(
        'self-start rounded-option border-2 bg-white px-5 py-4.5',
        isOver ? 'border-wrong' : 'border-line',
      )}
    >
      <h2 id="fetch-limit" className="text-18 font-bold">
        一次最多 {FETCH_MAX} 個
      </h2>
      <p className="mt-2 text-20 tabular-nums">
        <span aria-hidden="true">
          {sas.length} × {dialects.length} × {lessons.length} × {types.length} ＝
        </span>
        <span className="sr-only">
          {sas.length} 個學期乘 {dialects.length} 個腔調乘 {lessons.length} 課乘 {types.length} 種難度等於
        </span>
      </p>
      <p className="leading-none tabular-nums">
        <b className={cx('text-56', isOver && 'text-wrong-deep')} data-testid="fetch-count">
          {count}
        </b>{' '}
        <span className="text-20 text-muted">／{FETCH_MAX}</span>
      </p>
      <Bar count={count} />
      <div className="min-h-7" aria-live="polite">
        {isOver ? (
          <p className="flex items-start gap-2 font-medium text-wrong" role="alert">
            <CircleAlert size={20} className="mt-1 shrink-0" aria-hidden="true" />
            多了 {count - FETCH_MAX} 個，請選少一點
          </p>
        ) : (
          count > 0 &&
          known !== null && (
            <p className="text-muted">
              {known === 0 ? '教材庫裡一課也沒有' : `教材庫裡有其中的 ${known} 課`}
            </p>
          )
        )}
      </div>
      {isOver && (
        <div className="mt-2 grid gap-2">
          <p className="text-14 text-muted">最快的辦法</p>
          {shortcutsOf(choice).map((way) => (
            <Button
              key={way.label}
              kind="ghost"
              block
              className="!justify-start !px-4 !text-16 text-left"
              icon={<Scissors aria-hidden="true" />}
              onClick={() => onChoice(way.choice)}
            >
              {way.label}
            </Button>
          ))}
        </div>
      )}
      <Button
        kind="brand"
        block
        className="mt-4"
        disabled={count === 0 || isOver || known === 0}
        onClick={onStart}
      >
        開始匯入
      </Button>
    </aside>
  )
}

/** Full at what may be; what is over is hatched. */
function Bar({ count }: { count: number }) {
  const whole = Math.max(count, FETCH_MAX)
  return (
    <svg className="my-3 block h-3.5 w-full overflow-hidden rounded-full" aria-hidden="true">
      <Hatch id="fetch-over" />
      <rect width="100%" height="100%" className="fill-neutral" />
      <rect width={`${(Math.min(count, FETCH_MAX) / whole) * 100}%`} height="100%" className="fill-brand" />
      {count > FETCH_MAX && (
        <rect x={`${(FETCH_MAX / whole) * 100}%`} width="100%" height="100%" fill="url(#fetch-over)" />
      )}
    </svg>
  )
}
