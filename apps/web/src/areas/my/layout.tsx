import { Loading } from '@hakka/ui/Loading.tsx'
import { Outlet, redirect, useLocation, useNavigation } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/layout.ts'
import { Tabs } from './Tabs.tsx'
import { MY_PAGES, tabsFor } from './tabs.ts'

/** One's own pages are nobody else's. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { pathname, search } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.user) {
    throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
  }
  const { userFields } = await orPage(api('GET /api/my/account/json'))
  return { user: me.user, userFields, tabs: tabsFor(me.user) }
}

const titleOf = (pathname: string) => MY_PAGES.find(({ path }) => pathname === `/my/${path}`)?.title

export default function MyLayout({ loaderData }: Route.ComponentProps) {
  const { userFields, tabs } = loaderData
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // A form that is being sent, or the same page again, goes on showing what it shows.
  const leaving =
    state === 'loading' && location.pathname !== pathname && location.pathname.startsWith('/my/')
  const [last = ''] = [...new Intl.Segmenter('zh').segment(userFields.userName)]
    .slice(-1)
    .map((s) => s.segment)
  const place = [userFields.roleName, [userFields.schoolName, userFields.levelName].filter(Boolean).join(' ')]
  const title = titleOf(pathname)
  return (
    <div className="wrap pt-4">
      <Breadcrumbs
        crumbs={[
          { label: '個人專區', to: '/my/dashboard' },
          ...(title ? [{ label: title }] : [{ label: '個人資料', to: '/my/profile' }, { label: '帳號設定' }]),
        ]}
      />
      <div className="mt-2 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="inline-flex size-16 flex-none items-center justify-center rounded-full bg-brand font-reading text-32 text-white"
        >
          {last}
        </span>
        <div className="min-w-0">
          <h1 className="text-32 font-bold leading-tight">{userFields.userName}</h1>
          <p className="text-16 text-muted">{place.filter(Boolean).join('．')}</p>
        </div>
      </div>
      <Tabs tabs={tabs} />
      <div className="pt-6">{leaving ? <Loading /> : <Outlet />}</div>
    </div>
  )
}
