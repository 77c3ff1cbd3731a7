import type { FaqCategory } from '@hakka/contract/help'
import { ICONS } from '../../app/help/faq-icons.ts'

/** The way to each category: a column beside the questions, a row above them on phones. */
export function CategoryNav({ categories }: { categories: readonly FaqCategory[] }) {
  if (categories.length === 0) return <div className="max-lg:hidden" />
  return (
    <nav aria-label="問題分類" className="lg:sticky lg:top-6">
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {categories.map(({ id, title, icon, items }) => {
          const { Icon } = ICONS[icon]
          return (
            <li key={id}>
              <a
                href={`#c-${id}`}
                className="flex min-h-12 items-center gap-2.5 rounded-option border border-line bg-white px-4 text-ink no-underline hover:border-brand lg:border-transparent lg:bg-transparent lg:hover:bg-note"
              >
                <Icon size={22} aria-hidden="true" className="flex-none text-brand" />
                {title}
                <span className="ml-auto text-16 text-muted max-lg:hidden">{items.length}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
