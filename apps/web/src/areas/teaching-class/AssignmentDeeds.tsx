import type { ListedAssignment } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { DueField } from '../../app/assignment/DueField.tsx'
import { dueChoices, todayInTaipei } from '../../app/assignment/days.ts'
import { tellGiven } from '../../app/assignment/use-assign.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import { newFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import '../../app/assignment/assignment.css'

/** Another day and another word for it; once more for those who have not managed; taken back. */
export function AssignmentDeeds({
  one,
  archived,
  onRemove,
}: {
  one: ListedAssignment
  archived: boolean
  onRemove(): void
}) {
  const [open, setOpen] = useState<'edit' | 'again'>()
  if (archived) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Button
        kind="plain"
        className="max-sm:px-2"
        icon={<Pencil aria-hidden="true" />}
        aria-label={`編輯：${one.title}`}
        onClick={() => setOpen('edit')}
      >
        編輯
      </Button>
      <Dialog open={open === 'edit'} onClose={close} title={`編輯「${one.title}」`}>
        <EditForm
          one={one}
          onSaved={close}
          onRemove={() => {
            close()
            onRemove()
          }}
          onAgain={() => setOpen('again')}
        />
      </Dialog>
      <Dialog open={open === 'again'} onClose={close} title="再派沒做好的">
        <AgainForm one={one} onGiven={close} />
      </Dialog>
    </>
  )
}

function EditForm({
  one,
  onSaved,
  onRemove,
  onAgain,
}: {
  one: ListedAssignment
  onSaved(): void
  onRemove(): void
  onAgain(): void
}) {
  const sending = useSending()
  const { revalidate } = useRevalidator()
  const [dueOn, setDueOn] = useState(one.due_on)
  const [note, setNote] = useState(one.note)
  async function save(): Promise<void> {
    const saved = await sending.send(async () => {
      const { message } = await api('PUT /api/my/teaching-class/assignment', {
        body: { id: one.id, due_on: dueOn, note },
      })
      toast({ type: 'success', body: message })
    })
    if (!saved) return
    onSaved()
    await revalidate()
  }
  return (
    <SendForm sending={sending} onSend={save}>
      <DueField value={dueOn} errors={sending.errors.due_on} onValue={setDueOn} />
      <TextAreaField
        name="note"
        label="給同學的話（可以不寫）"
        rows={3}
        max={500}
        value={note}
        errors={sending.errors.note}
        onValue={setNote}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" kind="brand" busy={sending.busy}>
          存好
        </Button>
        <Button kind="ghost" icon={<RotateCcw aria-hidden="true" />} onClick={onAgain}>
          再派沒做好的
        </Button>
        <Button kind="plain" icon={<Trash2 aria-hidden="true" />} onClick={onRemove}>
          收回作業
        </Button>
      </div>
    </SendForm>
  )
}

function AgainForm({ one, onGiven }: { one: ListedAssignment; onGiven(): void }) {
  const sending = useSending()
  const { revalidate } = useRevalidator()
  const [key] = useState(newFormKey)
  const [dueOn, setDueOn] = useState(dueChoices(todayInTaipei()).at(-1)?.day ?? '')
  async function give(): Promise<void> {
    const given = await sending.send(async () => {
      const { data, message } = await api('POST /api/my/teaching-class/assignment/again', {
        body: { id: one.id, due_on: dueOn, form_key: key },
      })
      tellGiven(data.id, message, () => void revalidate())
    })
    if (!given) return
    onGiven()
    await revalidate()
  }
  return (
    <SendForm sending={sending} onSend={give}>
      <p>沒做完或不到 70 分的活動，只派給還沒做好的同學；每個人只做自己沒做好的。</p>
      <DueField value={dueOn} errors={sending.errors.due_on} onValue={setDueOn} />
      <Button type="submit" kind="brand" busy={sending.busy} className="justify-self-start">
        再派一次
      </Button>
    </SendForm>
  )
}
