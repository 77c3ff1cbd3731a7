import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../api.ts'
import { idleOut } from '../shell/leave.ts'
import { idleState, shouldTell } from './idle.ts'

/** When any tab of this device was used last: they are one pupil's. */
const KEY = 'hakka-device.used'
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'play'] as const

const usedAt = () => Number(remembered(KEY) ?? 0) || Date.now()

/** The server's twenty minutes begin anew with any call. That nobody answers ends nothing: its own count will. */
const tell = () =>
  api('GET /api/my/id').then(
    ({ data }) => data.id,
    () => undefined,
  )

/** Of a class account: says a minute before that it will be logged out for want of use, and does it. */
export default function IdleWatch() {
  const [left, setLeft] = useState<number | null>(null)
  const toldAt = useRef(0)
  const stay = useRef<() => void>(null)
  const staying = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    let gone = false
    const out = () => {
      if (gone) return
      gone = true
      void idleOut()
    }
    const use = () => {
      const now = Date.now()
      // What was idle too long is over, whoever touches it now.
      if (idleState(usedAt(), now).over) return out()
      remember(KEY, String(now))
      setLeft(null)
      say(now)
    }
    // Also a while after the last use: the server's count never ends before this one.
    const say = (now: number) => {
      if (usedAt() <= toldAt.current || !shouldTell(toldAt.current, now)) return
      toldAt.current = now
      void tell().then((id) => {
        if (id === null) out()
      })
    }
    const look = () => {
      const now = Date.now()
      const { left: seconds, over } = idleState(usedAt(), now)
      setLeft(seconds)
      if (over) out()
      else say(now)
    }
    stay.current = () => {
      toldAt.current = 0
      use()
    }
    // Another's time of before is not hers.
    remember(KEY, String(Date.now()))
    toldAt.current = Date.now()
    const signs = (event: Event) => {
      // While it is announced, its own buttons say what is wanted.
      if (idleState(usedAt(), Date.now()).left === null || event.type === 'play') use()
    }
    for (const sign of SIGNS) addEventListener(sign, signs, { capture: true, passive: true })
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, 1000)
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, signs, { capture: true })
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [])
  const go = () => stay.current?.()
  const announced = left !== null
  // One key is enough to stay.
  useEffect(() => {
    if (announced) staying.current?.focus()
  }, [announced])
  return (
    <Dialog
      open={announced}
      onClose={go}
      title="還在學嗎？"
      footer={
        <>
          <Button kind="ghost" onClick={() => void idleOut()}>
            登出
          </Button>
          <Button ref={staying} kind="brand" onClick={go}>
            繼續學習
          </Button>
        </>
      }
    >
      <p>
        已經很久沒有動作了。為了不讓別人用到你的帳號，
        <span aria-hidden="true">{left} 秒後</span>
        <span className="sr-only">一分鐘內</span>會幫你登出。
      </p>
      <p className="mt-2 text-muted">還沒送出的內容會留在這台裝置，你再登入就看得到。</p>
    </Dialog>
  )
}
