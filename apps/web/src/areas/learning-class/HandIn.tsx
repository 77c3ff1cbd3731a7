import type { OwnWholeAssignment } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { ConfirmDialog } from '../../app/desk/ConfirmDialog.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { forgetSitting } from './use-test-host.ts'

/** A test is handed in; practice is by itself, but where a teacher has given it back. */
export function HandIn({ own }: { own: OwnWholeAssignment }) {
  const [asks, setAsks] = useState(false)
  const sending = useSending()
  const { revalidate } = useRevalidator()
  const isTest = own.mode === 'test'
  if (own.state === 'done' || (!isTest && own.state !== 'handed_back')) return null
  const left = own.item_count - own.done_count
  async function hand(): Promise<void> {
    const { message } = await api('POST /api/my/learning-class/assignment/hand-in', { body: { id: own.id } })
    forgetSitting(own.id)
    toast({ type: 'success', body: message })
    await revalidate()
  }
  return (
    <div className="grid justify-items-center gap-3">
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      <Button
        // What is left to do is the filled button above.
        kind={isTest && left > 0 ? 'outline' : 'brand'}
        size="l"
        busy={sending.busy}
        onClick={() => (isTest ? setAsks(true) : void sending.send(hand))}
      >
        {isTest ? '交卷' : '改好了，再交一次'}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`交出「${own.title}」？`}
        confirm="交卷"
        danger={false}
        onConfirm={hand}
      >
        <p>
          {left > 0 ? `還有 ${left} 個活動沒有答完，沒答的題目沒有分數。` : '每一題都答了。'}
          交卷以後不能再改，就看得到對不對。
        </p>
      </ConfirmDialog>
    </div>
  )
}
