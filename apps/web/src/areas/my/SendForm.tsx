import { type ReactNode, useRef } from 'react'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useFocusOnErrors } from '../../app/forms/use-focus-on-errors.ts'
import type { Sending } from './use-sending.ts'

/** The form around what {@link useSending} sends: a refusal of all of it on top, the focus at the first wrong field. */
export function SendForm({
  sending: { errors, alert },
  onSend,
  children,
}: {
  sending: Sending
  onSend(): Promise<void>
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnErrors(form, errors)
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void onSend()
      }}
    >
      {alert && <FormAlert>{alert}</FormAlert>}
      {children}
    </form>
  )
}
