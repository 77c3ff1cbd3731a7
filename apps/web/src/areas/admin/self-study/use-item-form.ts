import { ApiError } from '@hakka/contract/api-error'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { labelsOf, type Values } from './edit-values.ts'

const soundText = (value: string) => (value === '' ? '沒有聲音' : value)

/** The form of an item: what the server says of each sentence is told where it stands. */
export function useItemForm({
  values,
  version,
  send,
  load,
}: {
  values: Values
  version: number
  send(values: Values, version: number | undefined): Promise<SavedStudy>
  load(): Promise<{ values: Values; version: number }>
}) {
  const { revalidate } = useRevalidator()
  const sounds = Object.keys(values).filter((field) => field.endsWith('.audio'))
  return useDeskForm<Values>({
    initial: { values, version },
    labels: labelsOf(values),
    show: Object.fromEntries(sounds.map((field) => [field, soundText])),
    async save(own, seen) {
      const answer = await send(own, seen)
      if (!answer.success) {
        const message = answer.alerts.map((alert) => alert.message).join('；')
        throw new ApiError(422, { message, errors: answer.errors })
      }
      for (const { type, message } of answer.alerts) toast({ type, body: message })
      return answer.version
    },
    load,
    onSaved: () => void revalidate(),
  })
}
