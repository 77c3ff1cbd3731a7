import { type ReactNode, useRef } from 'react'
import { FormAlert } from './FormAlert.tsx'
import { useFocusOnErrors } from './use-focus-on-errors.ts'
import type { Sending } from './use-sending.ts'

/** The form around what {@link useSending} sends: a refusal of all of it on top, the focus at the first wrong field. */
export function SendForm({
  id,
  sending: { errors, alert },
  onSend,
  children,
}: {
  /** For a button that stands outside of it. */
  id?: string
  sending: Sending
  onSend(): Promise<void>
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnErrors(form, errors)
  return (
    <form
      ref={form}
      id={id}
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
