import type { ClassroomTerm, TermCategory } from '@hakka/contract/classroom-term'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { termBody, termValues } from './edit-values.ts'
import { ItemVersions } from './ItemVersions.tsx'
import { type Rights, SaidFields } from './SaidFields.tsx'
import { useItemForm } from './use-item-form.ts'

export const termsIn = ({ subcategories }: TermCategory): ClassroomTerm[] =>
  subcategories.flatMap(({ terms }) => terms)

/** A term of the classroom. */
export function TermForm({
  term,
  dialectId,
  rights,
  onReverted,
}: {
  term: ClassroomTerm
  dialectId: number
  rights: Rights
  onReverted(): void
}) {
  const form = useItemForm({
    values: termValues(term),
    version: term.version,
    send: (values, version) =>
      api('POST /api/classroom_term/term', { body: { ...termBody(term, values), version } }),
    async load() {
      const { data } = await api('GET /api/classroom_term/categories', { query: { dialect_id: dialectId } })
      const now = data.categories.flatMap(termsIn).find(({ id }) => id === term.id) ?? term
      return { values: termValues(now), version: now.version }
    },
  })
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ItemVersions
          kind="classroom_term"
          item={{ id: term.id, title: term.hakka_text, version: form.base.version ?? 1 }}
          isDirty={form.changed.length > 0}
          onReverted={onReverted}
        />
      </div>
      <DeskForm form={form}>
        <section className={FORM_CARD} aria-label={`第 ${term.no} 句`}>
          <SaidFields form={form} prefix="" dialectId={dialectId} rights={rights} />
        </section>
      </DeskForm>
    </>
  )
}
