import { ApiError } from '@hakka/contract/api-error'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { type DeskFormOptions, useDeskForm } from '../../../app/desk/use-desk-form.ts'
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
  const sounds = Object.keys(values).filter((field) => field.endsWith('.audio'))
  return useStudyForm<Values>({
    initial: { values, version },
    labels: labelsOf(values),
    show: Object.fromEntries(sounds.map((field) => [field, soundText])),
    send,
    load,
  })
}

/**
 * The same for values of another shape.
 * @param options.nameOf the field that an error of the server belongs to
 */
export function useStudyForm<T extends object>({
  send,
  nameOf = (field) => field,
  ...options
}: Pick<DeskFormOptions<T>, 'initial' | 'labels' | 'show' | 'load'> & {
  send(values: T, version: number | undefined): Promise<SavedStudy>
  nameOf?(field: string, values: T): string
}) {
  const { revalidate } = useRevalidator()
  const named = (errors: Record<string, string[]>, values: T) => {
    const found: Record<string, string[]> = {}
    for (const [field, messages] of Object.entries(errors)) {
      const name = nameOf(field, values)
      found[name] = [...(found[name] ?? []), ...messages]
    }
    return found
  }
  return useDeskForm<T>({
    ...options,
    async save(own, seen) {
      const answer = await send(own, seen).catch((error) => {
        if (!(error instanceof ApiError) || error.status !== 422) throw error
        const { status, message, errors } = error
        throw new ApiError(status, { message, errors: named(errors, own) })
      })
      if (!answer.success) {
        const message = answer.alerts.map((alert) => alert.message).join('；')
        throw new ApiError(422, { message, errors: named(answer.errors, own) })
      }
      for (const { type, message } of answer.alerts) toast({ type, body: message })
      return answer.version
    },
    onSaved: () => void revalidate(),
  })
}
