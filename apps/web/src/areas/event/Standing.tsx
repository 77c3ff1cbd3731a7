import { UNRANKED } from '@hakka/contract/constants/event'
import type { EventResult } from '@hakka/contract/event'
import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { useVisitor } from '../../app/visitor.ts'
import { useSignUp } from './use-sign-up.ts'

/** Why it stands in no ranking, and what can be done. */
export function Standing({ result }: { result: EventResult }) {
  const { user } = useVisitor()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const signUp = useSignUp(result.event_id)
  if (result.reason === null || !result.is_mine) return null
  if (result.claimable) {
    const here = `/event/game/result?uuid=${result.uuid}&id=${result.event_id}&d=${result.dialect_id}`
    const claim = async () => {
      setBusy(true)
      try {
        await api('POST /api/event/result/claim', { body: { uuid: result.uuid } })
        toast({ type: 'success', body: '這筆成績是你的了' })
        await revalidate()
      } catch {
        toast({ type: 'error', body: '這筆成績已經不能認領了' })
      } finally {
        setBusy(false)
      }
    }
    return (
      <div className="result-note">
        <Hourglass aria-hidden="true" />
        <p>
          <b>這次成績還沒有主人</b>
          24 小時內登入，就能放進你的紀錄。
        </p>
        {user ? (
          <Button kind="ghost" busy={busy} onClick={() => void claim()}>
            放進我的紀錄
          </Button>
        ) : (
          <Link to={`/login?next=${encodeURIComponent(here)}`} className={buttonClass({ kind: 'ghost' })}>
            登入
          </Link>
        )}
      </div>
    )
  }
  return (
    <div className="result-note">
      <Hourglass aria-hidden="true" />
      <p>
        <b>這筆成績沒有列入排行榜</b>
        {UNRANKED[result.reason]}
      </p>
      {result.reason === 'not_registered' && (
        <Button kind="ghost" busy={signUp.busy} onClick={() => void signUp.register(result.event_title)}>
          立即報名
        </Button>
      )}
    </div>
  )
}
