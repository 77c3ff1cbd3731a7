import { cx } from '@hakka/ui/cx.ts'
import type { ReactNode } from 'react'
import { FieldErrors } from './FieldErrors.tsx'

interface Notes {
  /** Of the field: the ids of its notes are made from it. */
  id: string
  errors: readonly string[]
  hint: ReactNode
}

/** The ids of a field's notes, for its `aria-describedby`. */
export const describedBy = ({ id, errors, hint }: Notes): string | undefined =>
  cx(errors.length > 0 && `${id}-errors`, hint !== undefined && `${id}-hint`) || undefined

/** What stands below a field: what is wrong with it, and a hint. */
export function FieldNotes({ id, errors, hint }: Notes) {
  return (
    <>
      <FieldErrors id={`${id}-errors`} errors={errors} />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-16 text-muted">
          {hint}
        </p>
      )}
    </>
  )
}
