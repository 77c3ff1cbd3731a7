import { buttonClass } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { useEffect, useState } from 'react'
import { adoptTexts } from '../work/kept-texts.ts'
import { adoptWork } from '../work/kept-work.ts'
import { forgetAttempts, visitorAttempts } from './attempt.ts'
import { forgetOldTicks, oldTicks } from './before.ts'
import { claimsOf } from './claims.ts'
import { localProgress } from './progress.ts'
import { sendAttempts } from './send.ts'

/** Holds the user who has answered; logging out clears it with everything else of ours. */
const ASKED_KEY = 'hakka.progress.asked'

/** Once after login: may what a visitor did in this browser join the account? Not, unless the user says so. */
export default function JoinProgress({ userId, onJoined }: { userId: number; onJoined(): void }) {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (remembered(ASKED_KEY) !== String(userId))
      setOpen(localProgress().size > 0 || visitorAttempts().length > 0)
  }, [userId])

  function close() {
    remember(ASKED_KEY, String(userId))
    setOpen(false)
  }
  async function join() {
    setBusy(true)
    try {
      const own = visitorAttempts().reverse()
      await sendAttempts(userId, [...(await claimsOf(oldTicks().reverse())), ...own])
      forgetAttempts(new Set(own.map(({ key }) => key)))
      forgetOldTicks()
      adoptWork(userId)
      adoptTexts(userId)
      close()
      onJoined()
    } catch (error) {
      const { toast } = await import('@hakka/ui/toast.ts')
      toast({ type: 'error', title: '沒有加入成功', body: error instanceof Error ? error.message : '' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title="加入學習紀錄"
      footer={
        <>
          <button
            type="button"
            disabled={busy}
            className={buttonClass({ kind: 'ghost' })}
            onClick={() => void join()}
          >
            加入
          </button>
          <button type="button" className={buttonClass({ kind: 'brand' })} onClick={close}>
            不要
          </button>
        </>
      }
    >
      <p>這台裝置有未登入時的學習紀錄，要加入你的帳號嗎？</p>
    </Dialog>
  )
}
