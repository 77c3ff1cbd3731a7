import type { Student } from '@hakka/contract/school-class-shapes'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { FieldErrors } from '../forms/FieldErrors.tsx'
import { FormAlert } from '../forms/FormAlert.tsx'
import { useSending } from '../forms/use-sending.ts'
import { groupsOf } from '../school-class/groups.ts'

/** The whole class with all who come later, or some of its pupils. */
export function PupilField({
  classId,
  value,
  errors = [],
  onValue,
}: {
  classId: number
  value: readonly number[] | null
  errors?: readonly string[] | undefined
  onValue(memberIds: number[] | null): void
}) {
  const sending = useSending()
  const [pupils, setPupils] = useState<readonly Student[]>()
  const [chooses, setChooses] = useState(value !== null)
  function choose(how: 'all' | 'some'): void {
    setChooses(how === 'some')
    if (how === 'all') onValue(null)
    else load()
  }
  function load(): void {
    void sending.send(async () => {
      const query = { class_id: classId }
      setPupils((await api('GET /api/my/teaching-class/student/list', { query })).data.students)
    })
  }
  // A draft that names pupils is opened again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens; `load` and `chooses` are others with each drawing, and what is chosen later loads by its own press
  useEffect(() => {
    if (chooses) load()
  }, [])
  const chosen = value ?? []
  const groups = groupsOf(pupils ?? [])
  return (
    <div className="grid gap-2.5">
      <Segmented
        label="給誰"
        hideLabel
        value={chooses ? 'some' : 'all'}
        onChange={choose}
        options={[
          { value: 'all', label: '全班' },
          { value: 'some', label: '選幾位同學' },
        ]}
      />
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      {chooses && !pupils && !sending.alert && <Loading />}
      {chooses && pupils && (
        <fieldset data-field="member_ids" className="grid gap-2">
          <legend className="sr-only">選幾位同學</legend>
          {groups.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {groups.map((group) => {
                const ids = pupils.filter((own) => own.group === group).map(({ id }) => id)
                const isIn = ids.every((id) => chosen.includes(id))
                const others = chosen.filter((id) => !ids.includes(id))
                const next = isIn ? others : [...others, ...ids]
                return (
                  <label key={group} className="assign-pill">
                    <input
                      type="checkbox"
                      checked={isIn}
                      onChange={() => onValue(next.length > 0 ? next : null)}
                    />
                    <span translate="no">
                      {group}（{ids.length} 位）
                    </span>
                  </label>
                )
              })}
            </div>
          )}
          <div className="grid max-h-64 gap-2 overflow-y-auto sm:grid-cols-3">
            {pupils.map(({ id, name, seat_no }) => (
              <label key={id} className="assign-thing">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={() => {
                    const rest = chosen.filter((own) => own !== id)
                    const next = chosen.includes(id) ? rest : [...rest, id]
                    onValue(next.length > 0 ? next : null)
                  }}
                />
                <span translate="no">{[seat_no, name].filter(Boolean).join(' ')}</span>
              </label>
            ))}
          </div>
          {chosen.length === 0 && <p className="text-16 text-muted">還沒有選，會派給全班。</p>}
        </fieldset>
      )}
      <FieldErrors id="member_ids-errors" errors={errors} />
    </div>
  )
}
