import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { CircleCheck, CircleX, Play, RefreshCw, Square } from 'lucide-react'
import { useState } from 'react'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { placeKey } from './choice.ts'
import { FetchRow } from './FetchRow.tsx'
import { Hatch } from './Hatch.tsx'
import { forgetFetch, goOn, type Row, type Run, retryFetch, stopFetch } from './run.ts'

type Shown = 'all' | 'failed' | 'left'

const isLeft = ({ state }: Row) => state === 'waiting' || state === 'going'
const isGood = ({ state }: Row) => state === 'made' || state === 'changed' || state === 'same'

const titleOf = (run: Run, left: number): string => {
  if (run.isGoing) return `正在匯入 ${run.rows.filter(({ state }) => state !== 'none').length} 課`
  return left > 0 ? `還有 ${left} 課沒匯入` : '匯入完了'
}

/** Lessons that come one after the other: how far it is, and what has become of each. */
export function FetchRun({ run }: { run: Run }) {
  const [shown, setShown] = useState<Shown>('all')
  const { rows, isGoing, told } = run
  const failed = rows.filter(({ state }) => state === 'failed')
  const left = rows.filter(isLeft)
  const good = rows.filter(isGood)
  const lacking = rows.filter(({ state }) => state === 'none').length
  const asked = rows.length - lacking
  const listed = { all: underWayFirst(rows), failed, left }[shown]
  return (
    <DeskPage
      title={titleOf(run, left.length)}
      crumbs={[
        { label: '課程管理', to: '/admin/lessons' },
        { label: '匯入課程', to: '/admin/lessons/fetch' },
      ]}
      lead={
        isGoing
          ? '可以去別頁，做完會在右上角說一聲。關掉視窗也沒關係：匯入在伺服器上繼續，回來這一頁接著看。'
          : '匯進來的課是草稿，學習者還看不到；打開來檢查，再發布。'
      }
      actions={
        isGoing ? (
          <Button
            kind="ghost"
            className="text-wrong-deep"
            icon={<Square aria-hidden="true" />}
            onClick={() => void stopFetch()}
          >
            做完這課就停
          </Button>
        ) : (
          <>
            {left.length > 0 && (
              <Button kind="brand" icon={<Play aria-hidden="true" />} onClick={() => void goOn()}>
                繼續匯入
              </Button>
            )}
            <Button kind="ghost" onClick={() => void forgetFetch()}>
              選別的課
            </Button>
          </>
        )
      }
    >
      {told && (
        <p role="alert" className="mb-4 text-wrong-deep">
          {told}
        </p>
      )}
      <section aria-label="進度" className="mb-4 rounded-option border border-line bg-white px-5 py-4.5">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <b className="text-32 leading-tight tabular-nums">{asked - left.length}</b>
          <span className="text-muted tabular-nums">／{asked} 課</span>
          <span role="status" className="ml-auto flex flex-wrap items-center gap-x-4">
            <span className="flex items-center gap-1.5 text-correct-deep">
              <CircleCheck size={20} aria-hidden="true" />
              {good.length} 成功
            </span>
            <span
              className={cx(
                'flex items-center gap-1.5',
                failed.length > 0 ? 'text-wrong-deep' : 'text-muted',
              )}
            >
              <CircleX size={20} aria-hidden="true" />
              {failed.length} 失敗
            </span>
          </span>
          {isGoing && <span className="text-muted">{timeLeft(run, left.length)}</span>}
        </div>
        <Bar good={good.length} failed={failed.length} all={asked} />
        {lacking > 0 && <p className="mt-2 text-muted">選的課裡有 {lacking} 課教材庫沒有，不列在下面。</p>}
      </section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Segmented<Shown>
          label="看哪些課"
          hideLabel
          value={shown}
          onChange={setShown}
          options={[
            { value: 'all', label: `全部 ${asked}` },
            { value: 'failed', label: `失敗 ${failed.length}` },
            { value: 'left', label: `還沒 ${left.length}` },
          ]}
        />
        {failed.length > 0 && (
          <Button kind="ghost" icon={<RefreshCw aria-hidden="true" />} onClick={() => void retryFetch()}>
            失敗的再試一次
          </Button>
        )}
      </div>
      {listed.length === 0 ? (
        <p className="rounded-option border border-line bg-white px-5 py-4 text-muted">沒有這樣的課。</p>
      ) : (
        <ul className="fetch-rows">
          <li className="fetch-row fetch-head" aria-hidden="true">
            <span />
            <span>課程</span>
            <span>課名</span>
            <span>結果</span>
          </li>
          {listed.map((row) => (
            <FetchRow key={placeKey(row.place)} row={row} onRetry={() => void retryFetch(row)} />
          ))}
        </ul>
      )}
    </DeskPage>
  )
}

/** The one under way, then those that were done, the latest first, then those that wait. */
function underWayFirst(rows: readonly Row[]): Row[] {
  const of = (state: Row['state'][]) => rows.filter((row) => state.includes(row.state))
  return [...of(['going']), ...of(['made', 'changed', 'same', 'failed']).toReversed(), ...of(['waiting'])]
}

function timeLeft({ rows, spent }: Run, left: number): string {
  const done = rows.filter((row) => isGood(row) || row.state === 'failed').length
  if (done === 0) return ''
  const minutes = ((spent / done) * left) / 60_000
  return minutes < 1 ? '不到 1 分鐘' : `大約還要 ${Math.ceil(minutes)} 分鐘`
}

function Bar({ good, failed, all }: { good: number; failed: number; all: number }) {
  const share = (count: number) => `${all > 0 ? (count / all) * 100 : 0}%`
  return (
    <svg
      className="mt-2.5 block h-4 w-full overflow-hidden rounded-full"
      role="img"
      aria-label={`${all} 課裡 ${good} 課成功、${failed} 課失敗`}
    >
      <Hatch id="fetch-failed" />
      <rect width="100%" height="100%" className="fill-neutral" />
      <rect width={share(good)} height="100%" className="fill-correct" />
      <rect x={share(good)} width={share(failed)} height="100%" fill="url(#fetch-failed)" />
    </svg>
  )
}
