import type { ListedAssignment } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../app/api.ts'
import { dueChoices, todayInTaipei } from '../../app/assignment/days.ts'
import { tellGiven } from '../../app/assignment/use-assign.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { newFormKey } from '../../app/forms/use-form-key.ts'
import { useSending } from '../../app/forms/use-sending.ts'
import type { ReportColumn } from './report-rows.ts'

/**
 * Assigns what they missed once more, to those who need help: by one press, for a week, and by 復原 it is taken back.
 * Its day is changed where assignments are listed.
 */
export function AgainButton({
  assignment,
  memberIds,
  item,
  block = false,
}: {
  assignment: Pick<ListedAssignment, 'id'>
  memberIds: readonly number[]
  /** Only this of its things. */
  item?: Pick<ReportColumn, 'id' | 'title'> | undefined
  block?: boolean
}) {
  const sending = useSending()
  const [key, setKey] = useState(newFormKey)
  const [given, setGiven] = useState(false)
  const again = () =>
    sending.send(async () => {
      const due_on = dueChoices(todayInTaipei()).at(-1)?.day ?? ''
      const { data, message } = await api('POST /api/my/teaching-class/assignment/again', {
        body: {
          id: assignment.id,
          due_on,
          member_ids: [...memberIds],
          ...(item && { item_ids: [item.id] }),
          form_key: key,
        },
      })
      setGiven(true)
      tellGiven(data.id, message, () => {
        setKey(newFormKey())
        setGiven(false)
      })
    })
  const count = `${memberIds.length} 位`
  const label = item
    ? `${item.title}（${given ? `再派給 ${count}了` : count}）`
    : given
      ? `再派給 ${count}了`
      : `再派給要再練的 ${count}`
  const fault = sending.alert ?? Object.values(sending.errors).flat()[0]
  return (
    <>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button
        kind={item ? 'plain' : 'ghost'}
        block={block}
        busy={sending.busy}
        disabled={given}
        icon={given ? <Check aria-hidden="true" /> : <Send aria-hidden="true" />}
        onClick={() => void again()}
      >
        {label}
      </Button>
    </>
  )
}
