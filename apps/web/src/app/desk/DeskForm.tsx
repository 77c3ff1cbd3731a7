import { type ReactNode, useRef } from 'react'
import { FormAlert } from '../forms/FormAlert.tsx'
import { useFocusOnErrors } from '../forms/use-focus-on-errors.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { DeskFormState } from './use-desk-form.ts'

/** The form around an editor's fields: errors on top, the bar that saves below, and questions where something would be lost. */
export function DeskForm<T extends object>({
  form,
  children,
  saveLabel,
  extra,
}: {
  form: DeskFormState<T>
  children: ReactNode
  saveLabel?: string
  /** More in the bar, as 預覽. */
  extra?: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnErrors(element, form.refusal?.errors)
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        form.submit()
      }}
    >
      {Object.keys(form.errors).length > 0 ? (
        <ErrorSummary form={element} errors={form.errors} labels={form.labels} />
      ) : (
        form.refusal &&
        Object.keys(form.refusal.errors).length === 0 && (
          <div className="mb-5">
            <FormAlert>{form.refusal.message}</FormAlert>
          </div>
        )
      )}
      {children}
      <SaveBar
        phase={form.phase}
        changes={form.changed.length}
        faults={Object.keys(form.errors).length}
        onReset={form.reset}
        saveLabel={saveLabel}
      >
        {extra}
      </SaveBar>
      <UnsavedGuard when={form.changed.length > 0} isDirty={form.isDirty} />
      <ConflictDialog form={form} />
    </form>
  )
}
