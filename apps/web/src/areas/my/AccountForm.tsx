import { type ReactNode, useRef } from 'react'
import { UnsavedGuard } from '../../app/desk/UnsavedGuard.tsx'
import type { DeskFormState } from '../../app/desk/use-desk-form.ts'
import { DraftOffer } from '../../app/drafts/DraftOffer.tsx'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { focusOn, useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'

/** What the desk's forms do for what is typed, around an account's own fields: drafts, questions, and the refusal in sight. */
export function AccountForm<T extends object>({
  form,
  children,
}: {
  form: DeskFormState<T>
  children: ReactNode
}) {
  const element = useRef<HTMLFormElement>(null)
  useFocusOnErrors(element, form.refusal?.errors)
  const told = form.refusal && Object.keys(form.refusal.errors).length === 0
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <DraftOffer
        draft={form.draft}
        onDone={() => focusOn(element.current?.querySelector<HTMLElement>('[data-field]'))}
      />
      {children}
      {told && <FormAlert>沒有儲存：{form.refusal?.message}</FormAlert>}
      <UnsavedGuard when={form.changed.length > 0} isDirty={form.isDirty} onLeave={form.release} />
    </form>
  )
}
