import { type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from './FieldNotes.tsx'

/** What every field of a form takes, beside what its control takes. */
export interface FieldProps {
  /** As the API calls it: errors come back under this name. */
  name: string
  label: string
  hint?: ReactNode
  /** Shown as 必填; the server is who asks for it. */
  required?: boolean | undefined
  errors?: readonly string[] | undefined
}

/** What ties a control to its label, hint and errors. */
export interface Wiring {
  id: string
  /** Where the list of errors leads. */
  'data-field': string
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export const isWrong = (errors: readonly string[] | undefined) => (errors?.length ?? 0) > 0

/** The word beside the label of a field that may not stay empty; the control itself says it to screen readers. */
export const Required = () => (
  <span aria-hidden="true" className="text-14 leading-snug text-muted">
    ( 必填 )
  </span>
)

/** Label above, control, then its errors or a hint; `count` stands at the end of that line. */
export function Field({
  name,
  label,
  hint,
  required,
  errors = [],
  count,
  children,
}: FieldProps & { count?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const described = describedBy({ id, errors, hint })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {required && <Required />}
      </div>
      {children({
        id,
        'data-field': name,
        'aria-required': required || undefined,
        'aria-invalid': isWrong(errors) || undefined,
        'aria-describedby': described,
      })}
      {(described || count) && (
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <FieldNotes id={id} errors={errors} hint={hint} />
          </div>
          {count}
        </div>
      )}
    </div>
  )
}
