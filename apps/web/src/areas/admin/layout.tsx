import { PASSWORD_LENGTH } from '@hakka/contract/constants'
import { ERRORS } from '@hakka/contract/errors'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { House } from 'lucide-react'
import { data, Link, Outlet, redirectDocument } from 'react-router'
import '../../app/desk/utilities.css'
import '../../app/desk/desk.css'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { UserMenu } from '../../app/shell/UserMenu.tsx'
import { orPage } from '../../app/throw-page.ts'
import { useVisitor } from '../../app/visitor.ts'
import type { Route } from './+types/layout.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { SideMenu } from './SideMenu.tsx'

export const meta = () => pageMeta('編輯後台')

const WAITING = `你的工作人員權限還沒有生效：請先設定至少 ${PASSWORD_LENGTH.staff_min} 個字元的新密碼，並確認電子郵件。在「修改資料」可以更改密碼。`

/** The desk has its own frame: see `Shell.tsx`. */
export const handle = { frame: 'own' }

// Which item is active and what waits changes with each page.
export const shouldRevalidate = () => true

/**
 * Nobody without a place at the desk gets further: the page says so, and each call behind it asks again. `url` is the
 * page's address; that of the request has React Router's `.data` at its end where a link led here.
 */
export async function loader({ context, url: { pathname, search } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.user) throw redirectDocument(`/login?next=${encodeURIComponent(pathname + search)}`)
  if (me.user.staff_waiting) throw data({ message: WAITING }, { status: 403 })
  if (me.permissions.length === 0) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  const path = pathname.slice(0, 2000)
  const { data: menu } = await orPage(api('GET /api/admin/side_menu', { query: { path } }))
  return { name: me.user.name, sections: menu.sections }
}

export default function AdminLayout({ loaderData: { sections } }: Route.ComponentProps) {
  const visitor = useVisitor()
  return (
    <div data-desk className="desk">
      <aside aria-label="後台" className="desk-side max-lg:hidden">
        <Link to="/admin" className="desk-brand">
          <img src="/images/logo.svg" alt="" width={36} height={36} />
          客語學堂
          <span>管理</span>
        </Link>
        <SideMenu sections={sections} />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="desk-head">
          <MenuDrawer sections={sections} />
          <Link
            to="/admin"
            className="font-reading text-26 leading-none whitespace-nowrap text-brand no-underline max-[22.5rem]:hidden lg:hidden"
          >
            管理
          </Link>
          <div className="ml-auto flex items-center gap-3">
            <Link to="/" className={`${buttonClass({ kind: 'ghost' })} whitespace-nowrap max-sm:px-3`}>
              <House aria-hidden="true" />
              <span className="max-sm:sr-only">回網站</span>
            </Link>
            <UserMenu visitor={visitor} />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="desk-page">
          <Outlet />
        </main>
      </div>
    </div>
  )
}
