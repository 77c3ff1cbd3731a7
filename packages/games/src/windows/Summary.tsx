import { timeText } from '@hakka/contract/constants/event'
import type { SummaryProps } from '#kit/view.ts'
import { STARS, type WindowsVerdict } from './rules.ts'

/** Further away than this the next star is no comfort. */
const NEAR_MS = 30_000

/** The times of both levels, their sum, and how far the next star is. */
export function Summary({ verdict, usedTimeText }: SummaryProps<WindowsVerdict>) {
  const [first, second] = verdict.levels
  const total = (first?.time ?? 0) + (second?.time ?? 0)
  const next = STARS.findLast(([stars]) => stars === verdict.stars + 1)
  const away = next ? total - next[1] : 0
  return (
    <>
      <dl className="windows-times">
        <div>
          <dt>第一關</dt>
          <dd>{first?.passed ? timeText(first.time) : '－'}</dd>
        </div>
        <div>
          <dt>第二關</dt>
          <dd>{second?.passed ? timeText(second.time) : '－'}</dd>
        </div>
        <div>
          <dt>總時間</dt>
          <dd>{verdict.finished ? usedTimeText : '－'}</dd>
        </div>
      </dl>
      {verdict.finished && next && away > 0 && away <= NEAR_MS && (
        <p className="windows-star">
          再快 <b>{`${(Math.ceil(away / 10) / 100).toFixed(2)} 秒`}</b>，就有 {next[0]} 顆星
        </p>
      )}
    </>
  )
}
