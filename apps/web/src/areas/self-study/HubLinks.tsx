import { ChevronRight, ClipboardList, History, type LucideIcon, Mic } from 'lucide-react'
import { Link } from 'react-router'

const LINKS: readonly { to: string; title: string; note: string; Icon: LucideIcon }[] = [
  { to: '/self_study/assessments', title: '學習評量', note: '各課的評量 PDF', Icon: ClipboardList },
  { to: '/my/study-history', title: '學習歷程', note: '每一天學了多久、學了什麼', Icon: History },
  { to: '/speaking-lab', title: '口說練習室', note: '自己打一個詞來練', Icon: Mic },
]

/** What stands beside the parts: handbooks, what was learnt, words of one's own. */
export function HubLinks() {
  return (
    <ul aria-label="相關的頁面" className="grid gap-3 md:grid-cols-3 md:gap-5">
      {LINKS.map(({ to, title, note, Icon }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className="flex min-h-21 items-center gap-4 rounded-card border border-line bg-white px-5 py-3 text-ink no-underline hover:border-brand md:px-6"
          >
            <Icon aria-hidden="true" className="flex-none text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{title}</span>
              <span className="block text-16 leading-snug text-muted">{note}</span>
            </span>
            <ChevronRight size={22} aria-hidden="true" className="flex-none text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
