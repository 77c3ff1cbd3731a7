import type { SavedStudy } from '@hakka/contract/study-shapes'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DeskFormOptions, Kept } from '../../../app/desk/use-desk-form.ts'
import { useFormKey } from '../../../app/forms/use-form-key.ts'
import { useStudyForm } from './use-item-form.ts'

/** What of an item a call of its form is told beside its values. */
interface Asked {
  id?: number
  version?: number | undefined
  form_key?: string
}

/** The form of an item that may be a new one: once that is made, its page takes the place of this one. */
export function useNewItem<T extends object, I extends { id: number }>({
  item,
  send,
  load,
  addressOf,
  ...options
}: Pick<DeskFormOptions<T>, 'initial' | 'labels' | 'show'> & {
  /** `null`: a new one. */
  item: I | null
  nameOf?(field: string, values: T): string
  send(values: T, asked: Asked): Promise<SavedStudy>
  /** How it stands now. */
  load(item: I): Promise<Kept<T>>
  settled?(values: T, sent: T): T
  /** Where it is edited once it is made. */
  addressOf(id: number, saved: SavedStudy): string
}) {
  const navigate = useNavigate()
  const formKey = useFormKey()
  const made = useRef<string>(undefined)
  return useStudyForm<T>({
    ...options,
    async send(values, version) {
      const answer = await send(values, item ? { id: item.id, version } : { form_key: formKey })
      if (!item && answer.id !== null) made.current = addressOf(answer.id, answer)
      return answer
    },
    ...(item
      ? { load: () => load(item) }
      : { onMade: () => made.current && navigate(made.current, { replace: true }) }),
  })
}
