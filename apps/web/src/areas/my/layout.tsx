import { Loading } from '@hakka/ui/Loading.tsx'
import { Outlet, redirectDocument, useLocation, useNavigation } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { useKeptFocus } from '../../app/kept-focus.ts'
import { Breadcrumbs } from '../../app/shell/Breadcrumbs.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/layout.ts'
import { Tabs } from './Tabs.tsx'
import { BELOW, MY_PAGES, tabsFor } from './tabs.ts'

/** One's own pages are nobody else's. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { pathname, search } }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  if (!me.user) {
    throw redirectDocument(`/login?next=${encodeURIComponent(pathname + search)}`)
  }
  const { userFields } = await orPage(api('GET /api/my/account/json'))
  return { user: me.user, userFields, tabs: tabsFor(me.user) }
}

const titleOf = (pathname: string) => MY_PAGES.find(({ path }) => pathname === `/my/${path}`)?.title

/** Where a page stands: under its tab, or itself one. */
function crumbsOf(pathname: string) {
  const below = BELOW[pathname]
  if (!below) return [{ label: titleOf(pathname) ?? '' }]
  if (below.tab === undefined) return [{ label: below.title }]
  const tab = `/my/${below.tab}`
  return [{ label: titleOf(tab) ?? '', to: tab }, { label: below.title }]
}

export default function MyLayout({ loaderData }: Route.ComponentProps) {
  const { userFields, tabs } = loaderData
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  // A form that is being sent, or the same page again, goes on showing what it shows.
  const leaving =
    state === 'loading' && location.pathname !== pathname && location.pathname.startsWith('/my/')
  useKeptFocus(leaving ? null : pathname)
  const [last = ''] = [...new Intl.Segmenter('zh').segment(userFields.userName)]
    .slice(-1)
    .map((s) => s.segment)
  // Who sits a test has nothing but it before them: on a phone its first question stands in the first screen.
  const isTest = pathname === '/my/learning-class/test'
  const place = [userFields.roleName, [userFields.schoolName, userFields.levelName].filter(Boolean).join(' ')]
  return (
    <div className="wrap pt-4">
      <Breadcrumbs crumbs={[{ label: '個人專區', to: '/my/dashboard' }, ...crumbsOf(pathname)]} />
      <div className={isTest ? 'my-who sr-only' : 'my-who mt-2 flex items-center gap-4'}>
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
      {!isTest && <Tabs tabs={tabs} />}
      <div className={isTest ? 'pt-3' : 'pt-6'}>{leaving ? <Loading /> : <Outlet />}</div>
    </div>
  )
}
