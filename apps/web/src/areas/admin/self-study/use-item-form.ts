import { ApiError } from '@hakka/contract/api-error'
import type { SavedStudy } from '@hakka/contract/study-shapes'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { type DeskFormOptions, useDeskForm } from '../../../app/desk/use-desk-form.ts'

/**
 * The form of an item: what the server says of it is told where it stands.
 * @param options.nameOf the field that an error of the server belongs to
 */
export function useStudyForm<T extends object>({
  send,
  nameOf = (field) => field,
  onMade,
  settled,
  ...options
}: Pick<DeskFormOptions<T>, 'initial' | 'labels' | 'show' | 'load'> & {
  send(values: T, version: number | undefined): Promise<SavedStudy>
  nameOf?(field: string, values: T): string
  /** Of a new one: where to go on, instead of loading the page anew. */
  onMade?(): unknown
  /**
   * Values as they stand once `sent` is saved, where these are others: also of those that were typed meanwhile.
   */
  settled?(values: T, sent: T): T
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
      const { version } = answer
      return settled ? { version, join: (values) => settled(values, own) } : version
    },
    onSaved: () => void (onMade ? onMade() : revalidate()),
  })
}
