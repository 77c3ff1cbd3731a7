import type { Notification } from '@hakka/contract/notification'
import { cx } from '@hakka/ui/cx.ts'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Bell, CalendarClock, Check, Flag, MessageCircle, UserPlus, Users } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { api } from '../../app/api.ts'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { Pager } from '../../app/Pager.tsx'
import { sawNotices } from '../../app/session/unread.ts'
import { taipeiTime } from '../../app/taipei-time.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/list.ts'

export const meta = () => pageMeta('通知')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const query = { page: searchParams.get('page') ?? 1 }
  return orPage(context.get(servicesContext).api('GET /api/my/notifications', { query }))
}

const ICONS: Record<string, typeof Bell> = {
  joined: Users,
  asked: UserPlus,
  approved: Check,
  invited: Flag,
  due: CalendarClock,
  answered: MessageCircle,
}

/** What somebody was told. What a page shows counts as seen from then on. */
export default function Notices({ loaderData: { data, page, pages } }: Route.ComponentProps) {
  useEffect(() => {
    const ids = data.flatMap(({ id, read }) => (read ? [] : [id]))
    if (ids.length === 0) return
    // Told again at the next visit where this does not arrive.
    api('POST /api/my/notifications/read', { body: { ids } }).then(
      () => sawNotices(ids.length),
      () => undefined,
    )
  }, [data])
  return (
    <section aria-labelledby="notices">
      <h2 id="notices" className="mb-4 text-26 font-bold">
        通知
      </h2>
      {data.length === 0 ? (
        <EmptyState
          title="目前沒有通知"
          picture={<Bell size={56} strokeWidth={1.25} className="text-muted" aria-hidden="true" />}
        >
          班級、作業和回覆的消息會放在這裡，不會寄電子郵件打擾你。
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-white">
          {data.map((own) => (
            <Line key={own.id} own={own} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} />
    </section>
  )
}

function Line({ own: { kind, title, url, created_at, read } }: { own: Notification }) {
  const Icon = ICONS[kind] ?? Bell
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={url}
        className={cx(
          'flex min-h-18 items-center gap-4 px-5 py-3 text-ink no-underline hover:bg-note md:px-7',
          !read && 'bg-note/60',
        )}
      >
        <Icon size={24} aria-hidden="true" className={cx('flex-none', read ? 'text-muted' : 'text-brand')} />
        <span className="min-w-0 flex-1">
          <span translate="no" className={cx('block', !read && 'font-bold')}>
            {title}
          </span>
          <span className="text-16 text-muted">{taipeiTime(created_at)}</span>
        </span>
        {!read && (
          <span className="flex flex-none items-center gap-2 text-16 font-bold text-wrong-deep">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-wrong" />新
          </span>
        )}
      </Link>
    </li>
  )
}
