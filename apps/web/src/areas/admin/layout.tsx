import { ERRORS } from '@hakka/contract/errors'
import { cx } from '@hakka/ui/cx.ts'
import { data, NavLink, Outlet, redirect, useMatch } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/layout.ts'
import { sectionsFor } from './sections.ts'

export const meta = () => pageMeta('編輯後台')

/** Nobody without a permission gets further: the page says so, and each call behind it asks again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data: me } = await orPage(context.get(servicesContext).api('GET /api/my/info'))
  if (!me.user) {
    const { pathname, search } = new URL(request.url)
    throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
  }
  if (me.permissions.length === 0) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  return { name: me.user.name, sections: sectionsFor(me.permissions) }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  // The first page lists the same places itself: where there is no room beside it, the menu leaves it alone.
  const home = useMatch('/admin') !== null
  return (
    <div className="wrap py-4" data-desk>
      <Breadcrumbs crumbs={[{ label: '編輯後台' }]} />
      <div className="mt-2 grid items-start gap-6 lg:grid-cols-[264px_1fr]">
        <nav
          aria-label="後台選單"
          className={cx('rounded-card border border-line bg-white p-3', home && 'max-lg:hidden')}
        >
          {loaderData.sections.map((section) => (
            <section key={section.title}>
              <h2 className="px-3 pt-3 pb-1 text-16 font-bold text-muted">{section.title}</h2>
              <ul>
                {section.items.map(({ to, title }) => (
                  <li key={to}>
                    <NavLink
                      to={to}
                      end
                      className={({ isActive }) =>
                        `flex min-h-12 items-center rounded-option px-3 text-ink no-underline ${isActive ? 'bg-note font-bold text-brand' : 'hover:bg-note'}`
                      }
                    >
                      {title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  )
}
