import { GOAL, GOAL_KINDS, type GoalKind, STUDY_AREAS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Settings2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { api } from '../api.ts'
import { GoalFlower } from './GoalFlower.tsx'
import { AREA_NAMES, GOAL_TEXTS, goalState } from './goal.ts'
import type { Today } from './use-today.ts'

const CLOSED = STUDY_AREAS.map(() => false)

/**
 * The day's goal: a blossom whose petals open. Who is not logged in is told what it is for.
 * @param tall on wide screens it stands beside other things, the flower above the words
 */
export function GoalCard({ today, tall = false }: { today: Today; tall?: boolean }) {
  const [kind, setKind] = useState<GoalKind>()
  const [choosing, setChoosing] = useState(false)
  const { userId } = today
  useEffect(() => {
    if (userId === null) return
    api('GET /api/my/study-goal').then(
      ({ data }) => setKind(data.kind),
      () => {},
    )
  }, [userId])
  if (userId === null) return <VisitorGoal />
  const state = kind && kind !== 'off' ? goalState(kind, today.minutes ?? {}, today.total) : undefined
  return (
    <Card
      as="section"
      className={cx(
        'relative flex items-center gap-4 p-4.5 md:gap-7 md:px-8 md:py-6',
        tall && 'xl:flex-col xl:justify-center xl:gap-4 xl:text-center',
      )}
    >
      {kind !== 'off' && (
        <GoalFlower
          open={state ? STUDY_AREAS.map((area) => state.open.includes(area)) : CLOSED}
          className="size-24 md:size-42"
        />
      )}
      <div className="min-w-0">
        <h2
          className={cx('pr-10 font-reading text-22 leading-snug text-brand md:text-26', tall && 'xl:pr-0')}
        >
          今天的小目標
        </h2>
        {kind && <p>{GOAL_TEXTS[kind]}</p>}
        {state && state.open.length > 0 && (
          <p className="text-muted">
            <b className="text-ink">已開 {state.open.length} 瓣</b>：
            {state.open.map((area) => AREA_NAMES[area]).join('、')}
          </p>
        )}
        {state &&
          (state.reached ? (
            <p className="font-bold text-correct">完成了！</p>
          ) : (
            <p className="text-muted">{state.left}</p>
          ))}
        <p className="text-muted">
          今天學了 <b className="text-ink">{today.known ? today.total : '–'}</b> 分
          {today.most !== undefined && `，一頁最多記 ${today.most} 分`}
        </p>
      </div>
      <button
        type="button"
        aria-label="改小目標"
        title="改小目標"
        className="absolute top-2 right-2 inline-flex size-12 items-center justify-center rounded-full text-muted hover:bg-note hover:text-brand"
        onClick={() => setChoosing(true)}
      >
        <Settings2 size={22} aria-hidden="true" />
      </button>
      {kind && (
        <GoalDialog
          open={choosing}
          kind={kind}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setKind(chosen)
            setChoosing(false)
          }}
        />
      )}
    </Card>
  )
}

function GoalDialog({
  open,
  kind,
  onClose,
  onChoose,
}: {
  open: boolean
  kind: GoalKind
  onClose(): void
  onChoose(kind: GoalKind): void
}) {
  async function choose(chosen: GoalKind): Promise<void> {
    try {
      await api('PUT /api/my/study-goal', { body: { kind: chosen } })
      onChoose(chosen)
    } catch (error) {
      toast({
        type: 'error',
        title: '小目標沒有存好',
        body: error instanceof Error ? error.message : '請檢查網路，再試一次',
      })
    }
  }
  return (
    <Dialog open={open} onClose={onClose} title="今天的小目標">
      <p className="mb-3">只有你自己看得到。每樣滿 {GOAL.area_minutes} 分鐘，就開一瓣花。</p>
      <ul className="grid gap-2">
        {GOAL_KINDS.map((own) => (
          <li key={own} className="grid">
            <button
              type="button"
              aria-pressed={own === kind}
              className={buttonClass({ kind: own === kind ? 'brand' : 'ghost', block: true })}
              onClick={() => void choose(own)}
            >
              {GOAL_TEXTS[own]}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function VisitorGoal() {
  const { pathname, search } = useLocation()
  return (
    <Card
      as="section"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 p-4.5 md:gap-x-7 md:gap-y-2 md:px-8 md:py-6"
    >
      <GoalFlower
        open={[true, false, true, false, false, false]}
        className="size-24 md:row-span-2 md:size-42"
      />
      <div className="md:self-end">
        <h2 className="font-reading text-22 leading-snug text-brand md:text-26">今天的小目標</h2>
        <p>{GOAL_TEXTS.either}</p>
      </div>
      <p className="grid max-md:col-span-2 md:justify-self-start md:self-start">
        <Link
          to={`/login?next=${encodeURIComponent(`${pathname}${search}`)}`}
          className={cx(buttonClass({ kind: 'outline' }), 'max-md:px-2')}
        >
          登入後會記下你學了多久
        </Link>
      </p>
    </Card>
  )
}
