import type { MenuSection } from '@hakka/contract/admin'
import { Link } from 'react-router'
import { DeskIcon } from './DeskIcon.tsx'

/** Where somebody may work, section by section, with what waits there. */
export function DeskTiles({
  sections,
  level: Heading = 'h2',
}: {
  sections: readonly MenuSection[]
  /** Of the sections' titles. */
  level?: 'h2' | 'h3'
}) {
  return (
    <div className="grid gap-6">
      {sections.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={`desk-${id}`}>
          <Heading id={`desk-${id}`} className="mb-2 font-medium text-muted">
            {title}
          </Heading>
          <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {items.map(({ url, icon, title: item, waiting }) => (
              <li key={url}>
                <Link
                  to={url}
                  className="flex min-h-18 items-center gap-4 rounded-option border border-line bg-white px-4 py-2 text-ink no-underline hover:border-brand"
                >
                  <span className="inline-flex size-11 flex-none items-center justify-center rounded-option bg-note text-brand">
                    <DeskIcon name={icon} size={22} />
                  </span>
                  <span className="min-w-0 font-bold">{item}</span>
                  {waiting > 0 && (
                    <span className="ml-auto rounded-option bg-[#f6cb5c] px-2.5 py-0.5 text-16 font-bold whitespace-nowrap">
                      {waiting} 件待處理
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
