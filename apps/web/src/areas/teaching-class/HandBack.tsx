import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { SendForm } from '../../app/forms/SendForm.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import { useSending } from '../../app/forms/use-sending.ts'

const NOTE_MAX = 500

/** Gives an assignment back to one pupil with a word: she finds it among what is to be done, and hands it in anew. */
export function HandBack({
  id,
  memberId,
  isReturned,
  onDone,
}: {
  /** Of the assignment. */
  id: number
  memberId: number
  /** She has it back already. */
  isReturned: boolean
  onDone(): void
}) {
  const [writes, setWrites] = useState(false)
  const [note, setNote] = useState('')
  const sending = useSending()
  const { revalidate } = useRevalidator()
  if (isReturned) return <p className="border-t border-line pt-4 text-muted">已經發還，等她再交一次。</p>
  if (!writes)
    return (
      <div className="border-t border-line pt-4">
        <Button kind="ghost" icon={<Undo2 aria-hidden="true" />} onClick={() => setWrites(true)}>
          發還再做
        </Button>
      </div>
    )
  async function handBack(): Promise<void> {
    const sent = await sending.send(async () => {
      const body = { id, member_ids: [memberId], note }
      const { message } = await api('POST /api/my/teaching-class/assignment/hand-back', { body })
      toast({ type: 'success', body: message })
    })
    if (!sent) return
    onDone()
    await revalidate()
  }
  return (
    <div className="border-t border-line pt-4">
      <SendForm sending={sending} onSend={handBack}>
        <TextAreaField
          name="note"
          label="給同學的話（可以不寫）"
          rows={2}
          max={NOTE_MAX}
          value={note}
          errors={sending.errors.note}
          onValue={setNote}
        />
        <Button type="submit" kind="brand" busy={sending.busy} className="justify-self-start">
          發還
        </Button>
      </SendForm>
    </div>
  )
}
