import type { MenuSection } from '@hakka/contract/admin'
import { Link } from 'react-router'
import { DeskIcon } from '../../app/desk/DeskIcon.tsx'

/** The places of the desk; the one that is open is marked. */
export function SideMenu({ sections }: { sections: readonly MenuSection[] }) {
  return (
    <nav aria-label="後台選單" className="desk-menu">
      {sections.map(({ id, title, items }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul>
            {items.map(({ url, icon, title: item, active, waiting }) => (
              <li key={url}>
                <Link to={url} aria-current={active ? 'page' : undefined}>
                  <DeskIcon name={icon} size={20} />
                  {item}
                  {waiting > 0 && (
                    <span className="desk-count">
                      {waiting}
                      <span className="sr-only">件待處理</span>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
