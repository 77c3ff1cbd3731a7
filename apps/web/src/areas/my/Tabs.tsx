import { cx } from '@hakka/ui/cx.ts'
import {
  ClipboardList,
  Eye,
  Flag,
  History,
  Mic,
  PencilLine,
  Presentation,
  Trophy,
  User,
  Users,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { BELOW } from './tabs.ts'

const ICONS = new Map([
  ['/my/child', Eye],
  ['/my/profile', User],
  ['/my/study-history', History],
  ['/my/writing-composition', PencilLine],
  ['/my/recordings', Mic],
  ['/my/event-history', Trophy],
  ['/my/teaching-class', ClipboardList],
  ['/my/teaching-class/competitions', Flag],
  ['/my/teaching-class/rooms', Presentation],
  ['/my/learning-class', Users],
  ['/my/learning-class/competitions', Flag],
])

/** The personal area's pages; where they do not fit beside each other they are pushed sideways. */
export function Tabs({ tabs }: { tabs: readonly { to: string; title: string }[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const below = BELOW[pathname]
  const here = below?.tab === undefined ? pathname : `/my/${below.tab}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab
  useEffect(() => {
    list.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  }, [pathname])
  return (
    <nav aria-label="個人專區選單" className="mt-4 border-b-2 border-line max-md:-mx-4">
      <ul ref={list} className="my-tabs -mb-[2px] flex overflow-x-auto max-md:px-3">
        {tabs.map(({ to, title }) => {
          const Icon = ICONS.get(to) ?? User
          return (
            <li key={to} className="flex-none">
              <Link
                to={to}
                aria-current={to === here ? 'page' : undefined}
                className={cx(
                  'flex min-h-14 items-center gap-2 border-b-4 px-4 whitespace-nowrap no-underline focus-visible:outline-offset-[-3px]',
                  to === here
                    ? 'border-brand font-bold text-brand'
                    : 'border-transparent text-muted hover:text-brand',
                )}
              >
                <Icon size={20} aria-hidden="true" />
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
