import { EVENT } from '@hakka/contract/constants/event'
import { Button } from '@hakka/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import type { ParticipatorValues } from './form-values.ts'
import { ParticipatorRow } from './ParticipatorRow.tsx'

/** Who may sign up: whoever fits one of the rows. */
export function Participators({
  rows,
  errors,
  onRows,
}: {
  rows: readonly ParticipatorValues[]
  errors: Readonly<Record<string, readonly string[]>>
  onRows(rows: ParticipatorValues[]): void
}) {
  const list = useRef<HTMLOListElement>(null)
  const added = useRef(false)
  useEffect(() => {
    if (!added.current) return
    added.current = false
    list.current?.querySelector<HTMLElement>('li:last-child select')?.focus()
  })
  const add = () => {
    const last = rows.at(-1)
    added.current = true
    // The next row is most often of the same city and stage.
    onRows([
      ...rows,
      {
        id: newId(),
        city_id: last?.city_id ?? null,
        stage_no: last?.stage_no ?? null,
        school: null,
        grade_no: null,
        class_no: null,
      },
    ])
  }
  return (
    <div className="grid gap-3" data-field="participators">
      {rows.length === 0 && <p className="text-muted">沒有列出對象：所有人都可以報名。</p>}
      <ol ref={list} aria-label="參加對象" className="grid list-none gap-3">
        {rows.map((row, index) => (
          <ParticipatorRow
            key={row.id}
            row={row}
            name={`participators.${index}`}
            errors={errors}
            onRow={(own) => onRows(rows.map((other) => (other.id === own.id ? own : other)))}
            onRemove={() => onRows(rows.filter(({ id }) => id !== row.id))}
          />
        ))}
      </ol>
      <FieldErrors id="participators-errors" errors={errors.participators ?? []} />
      <Button
        kind="ghost"
        icon={<Plus aria-hidden="true" />}
        className="justify-self-start"
        disabled={rows.length >= EVENT.participators}
        onClick={add}
      >
        新增對象
      </Button>
    </div>
  )
}
