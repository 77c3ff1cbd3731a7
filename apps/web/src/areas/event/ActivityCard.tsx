import { EVENT_GAMES, leftText } from '@hakka/contract/constants/event'
import type { EventActivity } from '@hakka/contract/event'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Calendar, Check, Clock, GraduationCap, Play, Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { AssignButton } from '../../app/assignment/AssignButton.tsx'
import { momentText, type Phase, periodText, phaseOf, URGENT_MS } from './times.ts'
import { useSignUp } from './use-sign-up.ts'

interface Shown {
  activity: EventActivity
  look: 'feature' | 'card' | 'row'
  now: number
  /** As the menu's answer says it. */
  account: number
}

/** An event in the menu: picture, countdown, for whom, and what one can do. */
export function ActivityCard({ activity, look, now, account }: Shown) {
  const phase = phaseOf(activity, now)
  const ended = phase === 'ended'
  const game = EVENT_GAMES.find(({ id }) => id === activity.event_game_id)?.title
  return (
    <li className={cx('activity', `activity-${look}`, ended && 'activity-ended')}>
      <div className="activity-picture" data-scene={activity.image ? undefined : activity.event_game_id}>
        <img
          src={activity.image ?? `/images/events/scene-${activity.event_game_id}.svg`}
          alt=""
          width={960}
          height={540}
        />
        {ended && (
          <p className="activity-over">
            <span>活動已結束:)</span>
          </p>
        )}
      </div>
      <div className="activity-text">
        <p className="flex flex-wrap items-center gap-3 text-17 text-muted">
          <State activity={activity} phase={phase} />
          {game}
        </p>
        <h3 className="font-typed">{activity.title}</h3>
        <p className="activity-about">{activity.description}</p>
        <div className="activity-facts">
          <When activity={activity} phase={phase} now={now} />
          {activity.targets.length > 0 && (
            <p className="activity-fact text-17">
              <GraduationCap size={22} aria-hidden="true" />
              <span>
                <span className="sr-only">對象：</span>
                {activity.targets.join('、')}
              </span>
            </p>
          )}
        </div>
        <Actions activity={activity} phase={phase} account={account} />
      </div>
    </li>
  )
}

function State({ activity, phase }: { activity: EventActivity; phase: Phase }) {
  const mine = <OwnState activity={activity} />
  if (phase === 'ended') {
    return (
      <>
        <Chip>已結束</Chip>
        {mine}
      </>
    )
  }
  if (activity.registration_status !== null) return mine
  if (activity.is_practice) return <Chip tone="level">練習</Chip>
  return phase === 'coming' ? <Chip>還沒開始</Chip> : <Chip tone="level">進行中</Chip>
}

/** How one's own sign-up stands, where there is one. */
function OwnState({ activity }: { activity: EventActivity }) {
  if (activity.registration_status === 2) return <Chip tone="warning">未通過報名</Chip>
  if (activity.registration_status === 0) return <Chip tone="warning">報名審核中</Chip>
  if (activity.registered) {
    return (
      <Chip tone="right" icon={<Check size={18} strokeWidth={2.6} aria-hidden="true" />}>
        已報名
      </Chip>
    )
  }
  return null
}

function When({ activity, phase, now }: { activity: EventActivity; phase: Phase; now: number }) {
  const { begin_at, end_at } = activity
  const left = Date.parse(phase === 'coming' ? begin_at : end_at) - now
  const isUrgent = phase === 'running' && left < URGENT_MS
  const Sign = phase === 'ended' ? Calendar : Clock
  const counts = phase === 'coming' ? `再 ${leftText(left)}開始` : `還有 ${leftText(left)}`
  const end = phase === 'coming' ? `${momentText(begin_at)} 開始` : `${momentText(end_at)} 截止`
  return (
    <p className={cx('activity-fact activity-when', isUrgent && 'activity-urgent')}>
      <Sign size={22} aria-hidden="true" />
      <span>
        <b>{phase === 'ended' ? periodText(begin_at, end_at) : counts}</b>
        {phase !== 'ended' && <small>{end}</small>}
      </span>
    </p>
  )
}

/** Why nobody of this account can sign up: said where the grey button stands, with the way out. */
const MISSING = [
  { to: '/login?next=%2Fevents', link: '登入', rest: '以後就能報名' },
  { to: '/my/account/edit', link: '填好電子郵件', rest: '就能報名' },
] as const

/** One filled button a card: to sign up, or to play where one has. */
function Actions({ activity, phase, account }: { activity: EventActivity; phase: Phase; account: number }) {
  const { id, title } = activity
  const signUp = useSignUp(id)
  const page = `/event/game?id=${id}`
  const rank = (label: string) => (
    <Link to={`${page}#rank`} className={buttonClass({ kind: 'ghost' })} aria-label={`${title}：${label}`}>
      <Trophy size={20} aria-hidden="true" />
      {label}
    </Link>
  )
  if (phase === 'ended') return <div className="activity-actions">{rank('看排行榜')}</div>
  const play = (label: string, kind: 'primary' | 'ghost') => (
    <Link to={page} className={buttonClass({ kind })} aria-label={`${title}：${label}`}>
      {kind === 'primary' && <Play size={18} fill="currentColor" aria-hidden="true" />}
      {label}
    </Link>
  )
  const assign = <AssignButton source={{ of: 'game', id }} look="link" />
  if (activity.is_practice)
    return (
      <div className="activity-actions">
        {play('開始練習', 'primary')}
        {assign}
      </div>
    )
  if (activity.registered) {
    return (
      <div className="activity-actions">
        {phase === 'running' ? play('開始玩', 'primary') : rank('排行榜')}
        {phase === 'running' && rank('排行榜')}
        {assign}
        <button
          type="button"
          className="activity-cancel"
          disabled={signUp.busy}
          onClick={() => void signUp.cancel(title)}
        >
          取消報名
        </button>
      </div>
    )
  }
  const missing = account === 0 || (account === 1 && activity.needs_email) ? MISSING[account] : undefined
  const why = `${id}-missing`
  return (
    <div className="activity-actions">
      <Button
        kind="primary"
        busy={signUp.busy}
        disabled={missing !== undefined || activity.registration_status === 2}
        aria-label={`${title}：立即報名`}
        aria-describedby={missing && why}
        onClick={() => void signUp.register(title)}
      >
        立即報名
      </Button>
      {phase === 'running' ? play('先玩玩看', 'ghost') : rank('排行榜')}
      {assign}
      {missing && (
        <p id={why} className="activity-missing">
          <Link to={missing.to}>{missing.link}</Link>
          {missing.rest}
        </p>
      )}
    </div>
  )
}
