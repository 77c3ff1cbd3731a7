import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { DraftOffer } from '../drafts/DraftOffer.tsx'
import { focusOn, focusOnField, useFocusOnErrors } from '../forms/use-focus-on-errors.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { SaveBar } from './SaveBar.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'
import type { DeskFormState } from './use-desk-form.ts'

/**
 * The form around an editor's fields: a draft to be put back and errors on top, the bar that saves below, and questions
 * where something would be lost.
 */
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
  useSaveKey(form.submit)
  const faults = Object.keys(form.errors)
  const told = form.refusal && Object.keys(form.refusal.errors).length === 0
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DraftOffer
        draft={form.draft}
        onDone={() => focusOn(element.current?.querySelector<HTMLElement>('[data-field]'))}
      />
      {faults.length > 0 && <ErrorSummary form={element} errors={form.errors} labels={form.labels} />}
      {children}
      <SaveBar
        phase={form.phase}
        changes={form.changed.length}
        faults={faults.length}
        onFault={() => focusOnField(element.current, faults[0] ?? '')}
        refusal={told ? form.refusal?.message : undefined}
        onReset={form.reset}
        saveLabel={saveLabel}
      >
        {extra}
      </SaveBar>
      <UnsavedGuard when={form.changed.length > 0} isDirty={form.isDirty} onLeave={form.release} />
      <ConflictDialog form={form} />
    </form>
  )
}

/** Ctrl+S saves wherever the focus is, also back on a link that was not followed; what a dialog asks comes first. */
function useSaveKey(submit: () => void): void {
  const save = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) submit()
  })
  useEffect(() => {
    document.addEventListener('keydown', save)
    return () => document.removeEventListener('keydown', save)
  }, [])
}
