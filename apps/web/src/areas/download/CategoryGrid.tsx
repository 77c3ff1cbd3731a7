import type { DownloadCategory } from '@hakka/contract/download'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { categoryUrl, pictureOf } from './categories.ts'

/** All kinds of material: a cover, what it is for, how many files there are. */
export function CategoryGrid({ categories }: { categories: readonly DownloadCategory[] }) {
  return (
    <ul className="wrap grid gap-4 py-8 md:grid-cols-2 md:gap-6 md:py-10 lg:grid-cols-3">
      {categories.map(({ id, title, description, item_count }) => (
        <li key={id} className="grid">
          <Link
            to={categoryUrl(id)}
            className="group grid grid-cols-[auto_1fr] items-center gap-x-5 rounded-card border border-line bg-white p-5 text-ink no-underline hover:border-brand md:p-6"
          >
            <img src={pictureOf(id)} alt="" width={92} height={118} className="h-auto w-20 md:w-23" />
            <div className="flex h-full flex-col">
              <h2 className="font-typed text-26 leading-snug text-brand">{title}</h2>
              <p className="mt-1 text-17 leading-relaxed text-muted">{description}</p>
              <p className="mt-auto flex items-center justify-between pt-3 text-16 text-muted">
                {item_count > 0 ? `${item_count} 個檔案` : '準備中'}
                <ArrowRight
                  size={24}
                  aria-hidden="true"
                  className="text-brand transition-[translate] duration-150 group-hover:translate-x-1"
                />
              </p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
