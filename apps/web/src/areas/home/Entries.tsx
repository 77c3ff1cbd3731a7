import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

const ENTRIES = [
  { to: '/lesson/menu', picture: 'entry-lessons', title: '課程專區', lead: '跟著課本，一課一課學' },
  { to: '/self_study', picture: 'entry-self-study', title: '自主學習', lead: '聽力、口說、閱讀、寫作' },
  { to: '/events', picture: 'entry-events', title: '活動專區', lead: '闖關遊戲和排行榜' },
  { to: '/download', picture: 'entry-download', title: '教材下載', lead: '課本、教案和學習評量' },
]

/** The four large entry buttons; they overlap the hero. */
export function Entries() {
  return (
    <ul className="relative -mt-14 grid grid-cols-2 gap-4 md:-mt-[88px] lg:grid-cols-4 lg:gap-6">
      {ENTRIES.map(({ to, picture, title, lead }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className="group rounded-card border border-line bg-white p-4 text-ink no-underline shadow-raised transition-[border-color,translate] duration-150 hover:-translate-y-0.5 hover:border-brand md:p-6"
          >
            <img
              fetchPriority="low"
              src={`/images/${picture}.svg`}
              alt=""
              width={160}
              height={120}
              className="mb-2 h-21 w-28 md:mb-3 md:h-30 md:w-40"
            />
            <span className="flex items-center justify-between font-reading text-26 leading-snug text-brand">
              {title}
              <ArrowRight
                size={24}
                aria-hidden="true"
                className="hidden transition-transform group-hover:translate-x-1 md:block"
              />
            </span>
            <span className="block text-16 leading-[1.6] text-balance text-muted md:text-18">{lead}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
