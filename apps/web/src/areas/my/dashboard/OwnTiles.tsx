import type { StudyHistory } from '@hakka/contract/account'
import { cx } from '@hakka/ui/cx.ts'
import { BookOpen, Headphones, History, MessageSquare, Mic, Settings, Trophy, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { GoalCard } from '../../../app/self-study/GoalCard.tsx'

const OWN = [
  { to: '/lesson/menu', title: '課程專區', note: '接著學下一課', Icon: BookOpen },
  { to: '/self_study', title: '自主學習', note: '聽、說、讀、寫，每天練一點', Icon: Headphones },
  { to: '/my/profile', title: '個人資料', note: '學校、年級和登入方式', Icon: UserRound },
  { to: '/my/account/edit', title: '帳號設定', note: '修改資料和密碼', Icon: Settings },
  { to: '/my/study-history', title: '學習歷程', note: '學了哪些、學了多久', Icon: History },
  { to: '/my/recordings', title: '我的錄音', note: '留下來的口說錄音', Icon: Mic },
  { to: '/my/event-history', title: '活動紀錄', note: '玩過的活動和成績', Icon: Trophy },
  { to: '/feedback', title: '問題回報', note: '看到錯字、聽到錯音', Icon: MessageSquare },
]

/** For who is not here to learn alone: today's goal, and ways to everything that is one's own. */
export function OwnTiles({ userId, study }: { userId: number; study: StudyHistory | null }) {
  return (
    <section
      aria-labelledby="own-pages"
      className={cx('grid gap-4', study && 'xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]')}
    >
      {study && (
        <div className="grid">
          <GoalCard today={todayOf(userId, study)} tall />
        </div>
      )}
      <h2 id="own-pages" className="sr-only">
        我的頁面
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {OWN.map(({ to, title, note, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-24 items-center gap-4 rounded-card border border-line bg-white px-5 py-3 text-ink no-underline hover:border-brand"
            >
              <span className="inline-flex size-14 flex-none items-center justify-center rounded-option bg-note text-brand">
                <Icon size={28} aria-hidden="true" />
              </span>
              <span className="min-w-0 leading-snug">
                <b className="block">{title}</b>
                <span className="text-16 text-muted">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const todayOf = (userId: number, study: StudyHistory) => ({
  known: true,
  userId,
  minutes: study.today,
  total: study.today_minutes,
  most: study.max_minutes,
})
