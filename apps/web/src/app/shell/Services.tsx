import { ChevronRight, CircleHelp, Compass, MessageSquareWarning } from 'lucide-react'
import { Link } from 'react-router'

const SERVICES = [
  { to: '/feedback', Icon: MessageSquareWarning, title: '問題回報', lead: '發現錯字、錯音請告訴我們' },
  { to: '/faq', Icon: CircleHelp, title: '常見問題', lead: '帳號、播放、錄音的解答' },
  { to: '/guide', Icon: Compass, title: '使用說明', lead: '第一次來，從這裡開始' },
]

export function Services() {
  return (
    <ul className="mt-12 grid gap-4 md:grid-cols-3 md:gap-6" aria-label="服務">
      {SERVICES.map(({ to, Icon, title, lead }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-22 items-center gap-4 rounded-card border border-line bg-white px-6 py-4 text-ink no-underline hover:border-brand"
          >
            <Icon aria-hidden="true" className="flex-none text-brand" />
            <span>
              <span className="block leading-snug font-bold">{title}</span>
              <span className="block text-16 leading-snug text-muted">{lead}</span>
            </span>
            <ChevronRight aria-hidden="true" className="ml-auto flex-none text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
