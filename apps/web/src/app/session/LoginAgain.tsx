import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { LogIn } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { api, logOut } from '../api.ts'
import { welcomeDrafts } from '../drafts/draft-store.ts'
import { loginQuestion } from './login-question.ts'
import { LOGIN_CHANNEL, LOGIN_DONE } from './login-window.ts'
import { getPageUser } from './page-user.ts'

const ADDRESS = `/login?next=${encodeURIComponent(LOGIN_DONE)}`
const WINDOW = { width: 560, height: 780 }

/** The session is over while something stands in a form: its user logs in beside it, and goes on. */
export default function LoginAgain() {
  const question = useSyncExternalStore(loginQuestion.subscribe, loginQuestion.get, () => undefined)
  return (
    <Dialog
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title="登入已逾時，文字還在"
    >
      {question && <Ways onDone={() => question.answer(true)} onLater={() => question.answer(false)} />}
    </Dialog>
  )
}

function Ways({ onDone, onLater }: { onDone(): void; onLater(): void }) {
  const me = getPageUser()
  /** Who else is logged in now. */
  const [other, setOther] = useState<string>()
  const [busy, setBusy] = useState(false)
  const done = useRef(onDone)
  const check = useCallback(async () => {
    const now = await api('GET /api/my/info').then(
      ({ data }) => data.user,
      () => null,
    )
    if (!now || !me) return setOther(undefined)
    if (now.id !== me.id) return setOther(now.name)
    welcomeDrafts(me.id)
    done.current()
  }, [me])
  useEffect(() => {
    void check()
    const look = () => void check()
    const channel = new BroadcastChannel(LOGIN_CHANNEL)
    channel.onmessage = look
    // Where the window can't speak: whoever comes back from it looks at this page again.
    addEventListener('focus', look)
    return () => {
      channel.close()
      removeEventListener('focus', look)
    }
  }, [check])
  const change = async () => {
    setBusy(true)
    await logOut().catch(() => undefined)
    setBusy(false)
    await check()
  }
  return (
    <div className="grid gap-4">
      {other === undefined ? (
        <p>
          剛才沒有儲存成功，填好的內容都還在這一頁。請用
          {me ? <b translate="no">「{me.name}」</b> : '原來的帳號'}重新登入，登入後會接著儲存。
        </p>
      ) : (
        <p role="alert" className="rounded-option bg-warning-soft px-4 py-3 text-warning-deep">
          這個瀏覽器現在登入的是「<span translate="no">{other}</span>」，不是「
          <span translate="no">{me?.name}</span>
          」。為了不用別人的名字儲存，請先換回原來的帳號。
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button kind="ghost" onClick={onLater}>
          先不儲存
        </Button>
        {other === undefined ? (
          <a
            href={ADDRESS}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'brand' })}
            onClick={(event) => {
              // Where windows are blocked the link opens a tab.
              if (openWindow()) event.preventDefault()
            }}
          >
            <LogIn aria-hidden="true" />
            重新登入
          </a>
        ) : (
          <Button kind="brand" busy={busy} onClick={() => void change()}>
            登出，換回原來的帳號
          </Button>
        )}
      </div>
    </div>
  )
}

function openWindow(): boolean {
  const { width, height } = WINDOW
  const left = Math.max(0, Math.round(screenX + (outerWidth - width) / 2))
  const top = Math.max(0, Math.round(screenY + (outerHeight - height) / 2))
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`
  return window.open(ADDRESS, 'hakka-login', features) !== null
}
