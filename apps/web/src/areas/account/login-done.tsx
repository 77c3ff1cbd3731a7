import { useEffect } from 'react'
import { redirect } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { EntryFrame } from '../../app/entry/EntryFrame.tsx'
import { pageMeta } from '../../app/meta.ts'
import { LOGIN_CHANNEL, LOGIN_DONE } from '../../app/session/login-window.ts'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/login-done.ts'

export const meta = () => pageMeta('登入完成')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data: me } = await orPage(context.get(servicesContext).api('GET /api/my/info'))
  if (!me.user) throw redirect(`/login?next=${encodeURIComponent(LOGIN_DONE)}`)
  return { name: me.user.name }
}

/** Where the window of a login that a form has asked for ends: it tells that form and closes. */
export default function LoginDonePage({ loaderData: { name } }: Route.ComponentProps) {
  useEffect(() => {
    const channel = new BroadcastChannel(LOGIN_CHANNEL)
    channel.postMessage('done')
    channel.close()
    // Only what was opened by a page can be closed by one; a tab stays, and says what to do.
    window.close()
  }, [])
  return (
    <EntryFrame title="登入完成">
      <p className="mt-4" role="status">
        已經用「<span translate="no">{name}</span>」登入。請關閉這個分頁，回到剛才填寫的頁面繼續。
      </p>
    </EntryFrame>
  )
}
