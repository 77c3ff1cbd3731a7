import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'

interface SentProps {
  csrf: string
  email: string | null
  waitSeconds: number
}

/** The address that the mail went to, and the button for another one, which rests for 90 seconds. */
export function Sent({ csrf, email, waitSeconds }: SentProps) {
  const busy = useNavigation().state === 'submitting'
  const left = useCountdown(waitSeconds)
  if (!email)
    return (
      <>
        <p className="mt-4 mb-6">這個帳號還沒有電子郵件，可以到帳號設定補填。</p>
        <Link to="/my/account/edit" className={buttonClass({ kind: 'brand' })}>
          去帳號設定
        </Link>
      </>
    )
  return (
    <>
      <p className="mt-4">我們寄了一封確認信到</p>
      <p className="mt-2 flex items-center gap-3 rounded-option bg-note px-4 py-3 font-medium">
        <Mail aria-hidden="true" className="flex-none text-brand" />
        <span className="min-w-0" translate="no">
          {email}
        </span>
      </p>
      <p className="mt-4">
        請打開信，按信裡的按鈕，再按一次「確認電子郵件」。沒有收到的話，先看看垃圾信件匣。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post">
          <input type="hidden" name="_token" value={csrf} />
          <Button type="submit" kind="outline" busy={busy} disabled={left > 0}>
            {left > 0 ? `${left} 秒後可以重寄` : '重寄確認信'}
          </Button>
        </Form>
        <Link to="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
          先開始學習
        </Link>
      </div>
    </>
  )
}

/** Counts down from what the server said last; its clock is the one that decides. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    setLeft(seconds)
    if (seconds <= 0) return
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
