import type { ListedAssignment } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { DueField } from '../../app/assignment/DueField.tsx'
import { dueChoices, todayInTaipei } from '../../app/assignment/days.ts'
import { tellGiven } from '../../app/assignment/use-assign.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { newFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import '../../app/assignment/assignment.css'

/** Assigns what they missed once more, to those who need help. */
export function AgainButton({
  assignment,
  memberIds,
  block = false,
}: {
  assignment: ListedAssignment
  memberIds: readonly number[]
  block?: boolean
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="ghost" block={block} icon={<Send aria-hidden="true" />} onClick={() => setOpen(true)}>
        再派給要再練的 {memberIds.length} 位
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="再派一次">
        <AgainForm assignment={assignment} memberIds={memberIds} onGiven={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function AgainForm({
  assignment,
  memberIds,
  onGiven,
}: {
  assignment: ListedAssignment
  memberIds: readonly number[]
  onGiven(): void
}) {
  const sending = useSending()
  const [key] = useState(newFormKey)
  const [dueOn, setDueOn] = useState(dueChoices(todayInTaipei()).at(-1)?.day ?? '')
  async function give(): Promise<void> {
    const given = await sending.send(async () => {
      const { data, message } = await api('POST /api/my/teaching-class/assignment/again', {
        body: { id: assignment.id, due_on: dueOn, member_ids: [...memberIds], form_key: key },
      })
      tellGiven(data.id, message)
    })
    if (given) onGiven()
  }
  return (
    <SendForm sending={sending} onSend={give}>
      <p>沒做完或不到 70 分的活動，再派給這 {memberIds.length} 位同學；每個人只做自己沒做好的。</p>
      <DueField value={dueOn} errors={sending.errors.due_on} onValue={setDueOn} />
      <Button type="submit" kind="brand" busy={sending.busy} className="justify-self-start">
        再派一次
      </Button>
    </SendForm>
  )
}
