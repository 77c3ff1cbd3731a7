import type { CallAnswer } from '@hakka/contract/calls'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { newFormKey } from '../forms/use-form-key.ts'
import { useSending } from '../forms/use-sending.ts'
import { dueChoices, todayInTaipei } from './days.ts'
import type { AssignmentSource } from './source.ts'

export type Choices = CallAnswer<'GET /api/my/teaching-class/assignment/choices'>['data']

/** What a teacher has set in the form. */
export interface AssignmentDraft {
  classId: number | null
  dueOn: string
  /** Of the class some pupils alone, by their stays; null: all of it. */
  memberIds: number[] | null
  thingIds: number[]
  mode: 'practice' | 'test'
  note: string
  key: string
}

/** Drafts of dialogs that were closed, as long as this page stands. */
const drafts = new Map<string, AssignmentDraft>()

const nameOf = ({ of, id, dialect_id = 0 }: AssignmentSource) => `${of} ${id} ${dialect_id}`

function preset({ items, classes, last_class_id }: Choices, classId: number | undefined): AssignmentDraft {
  const isOpen = (id: number | null | undefined) => classes.some((own) => own.id === id)
  const preferred = [classId, last_class_id].find(isOpen)
  return {
    classId: preferred ?? classes[0]?.id ?? null,
    dueOn: dueChoices(todayInTaipei()).at(-1)?.day ?? '',
    memberIds: null,
    thingIds: items.map((item) => item.thing_id),
    mode: 'practice',
    note: '',
    key: newFormKey(),
  }
}

/**
 * The form of an assignment: everything preset; closed without being sent, it stands as it was left when it is opened again.
 * @param onGiven after it was given, or taken back again
 */
export function useAssign(
  source: AssignmentSource,
  {
    open,
    classId,
    onGiven,
  }: { open: boolean; classId?: number | undefined; onGiven?: (() => void) | undefined },
) {
  const sending = useSending()
  const { send } = sending
  const [choices, setChoices] = useState<Choices>()
  const [draft, setDraft] = useState<AssignmentDraft>()
  const { of, id, dialect_id } = source
  const name = nameOf(source)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded anew each time it opens; `name` says all of what is assigned, the class is only preset, and `send` is another function with each drawing
  useEffect(() => {
    if (!open) return
    void send(async () => {
      const query = { of, id, ...(dialect_id ? { dialect_id } : {}) }
      const { data } = await api('GET /api/my/teaching-class/assignment/choices', { query })
      setChoices(data)
      setDraft(drafts.get(name) ?? preset(data, classId))
    })
  }, [open, name])

  function change(part: Partial<AssignmentDraft>): void {
    if (!draft) return
    const next = { ...draft, ...part }
    drafts.set(name, next)
    setDraft(next)
  }

  async function give(): Promise<boolean> {
    if (!draft) return false
    const { classId: class_id, dueOn: due_on, memberIds, thingIds, mode, note, key } = draft
    return send(async () => {
      const all = thingIds.length === choices?.items.length
      const given = await api('POST /api/my/teaching-class/assignment', {
        body: {
          class_id: class_id ?? 0,
          of,
          id,
          dialect_id,
          due_on,
          mode,
          note,
          member_ids: memberIds,
          thing_ids: all ? null : thingIds,
          form_key: key,
        },
      })
      drafts.delete(name)
      tellGiven(given.data.id, given.message, onGiven)
      onGiven?.()
    })
  }
  return { sending, choices, draft, change, give }
}

/** Instead of a question before it there are ten seconds after it. */
export function tellGiven(id: number, message: string, onBack?: () => void): void {
  const run = () => {
    api('DELETE /api/my/teaching-class/assignment', { body: { id } }).then(
      (gone) => {
        toast({ type: 'success', body: gone.message })
        onBack?.()
      },
      (error: unknown) =>
        toast({
          type: 'error',
          body: error instanceof Error ? error.message : '沒有收回，請到作業頁再試一次',
        }),
    )
  }
  toast({ type: 'success', title: '派好了', body: message, action: { label: '復原', run } })
}
