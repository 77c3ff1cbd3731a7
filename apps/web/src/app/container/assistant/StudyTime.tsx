import { Link, useLocation } from 'react-router'
import { LevelIcon } from './LevelIcon.tsx'

/** What the assistant knows of today's study time; `null` for a visitor, whose time is not kept. */
export interface TodayTime {
  levelNo: number
  /** `undefined` until the server has answered. */
  minutes: number | undefined
  /** The most that one page counts, and whether this one has reached it. */
  full: boolean
  maxMinutes: number
}

/** Today's minutes beside the level's own sign. */
export function StudyTime({ today }: { today: TodayTime | null }) {
  const { pathname, search } = useLocation()
  if (!today) {
    return (
      <p className="rounded-option bg-note px-4 py-2.5 text-16">
        <Link
          to={`/login?next=${encodeURIComponent(`${pathname}${search}`)}`}
          className="inline-flex min-h-8 items-center font-medium text-brand underline decoration-ghost underline-offset-4"
        >
          登入後可以記錄學習時間
        </Link>
      </p>
    )
  }
  return (
    <div className="flex items-center gap-3 rounded-option bg-note px-4 py-3">
      <LevelIcon levelNo={today.levelNo} />
      <p className="text-16 leading-snug">
        今天學了
        <br />
        <b className="text-22 text-brand">{today.minutes ?? '–'}</b> 分鐘
        {today.full && (
          <span className="block text-14 text-muted">這一頁已記滿 {today.maxMinutes} 分鐘，休息一下吧</span>
        )}
      </p>
    </div>
  )
}
