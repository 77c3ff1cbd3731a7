import { Button } from '@hakka/ui/Button.tsx'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFocusOnErrors } from '../forms/use-focus-on-errors.ts'

/** The fields and the button of getting in. It works without a script; a refusal puts the focus into what is wrong. */
export function EntryForm({
  token,
  errors,
  ref,
  children,
}: {
  /** Of the visitor's session (`GET /api/csrf`). */
  token: string
  /** What was wrong with what has just been sent. */
  errors: Record<string, string[]> | undefined
  ref?: RefObject<HTMLFormElement | null>
  children: ReactNode
}) {
  const own = useRef<HTMLFormElement>(null)
  const form = ref ?? own
  useFocusOnErrors(form, errors)
  return (
    <Form ref={form} method="post" className="mt-5 space-y-5" noValidate>
      <input type="hidden" name="_token" value={token} />
      {children}
    </Form>
  )
}

/** Sends the form that it stands in, and is busy until the answer is there. */
export function EntryButton({
  icon,
  disabled = false,
  children,
}: {
  icon?: ReactNode
  disabled?: boolean
  children: string
}) {
  const busy = useNavigation().state === 'submitting'
  return (
    <Button type="submit" kind="brand" size="l" block icon={icon} busy={busy} disabled={disabled}>
      {children}
    </Button>
  )
}
