import { type RefObject, useEffect } from 'react'

const WRONG = '[aria-invalid="true"]'
const FOCUSABLE =
  ':is(input:not([type="hidden"]), select, textarea, button):enabled, [contenteditable="true"]'

/**
 * After a refusal the first wrong field has the focus. Give it what the refusal came with: each new object counts as
 * another refusal, also with the same messages.
 */
export function useFocusOnErrors(
  form: RefObject<HTMLElement | null>,
  errors: Record<string, readonly string[]> | undefined,
): void {
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return
    focusOn(form.current?.querySelector<HTMLElement>(WRONG))
  }, [form, errors])
}

/** The same by the name that errors come under; of `attachments.1.file` the list has it where the entry has no field. */
export function focusOnField(form: HTMLElement | null, field: string): void {
  const find = (own: string) => form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(own)}"]`)
  const target = find(field) ?? find(field.split('.')[0] ?? '') ?? form?.querySelector<HTMLElement>(WRONG)
  target?.scrollIntoView({ block: 'center' })
  focusOn(target)
}

/** Puts the focus into a field, given its control or the group of them: of radio buttons where Tab would lead, to the chosen one. */
export function focusOn(field: HTMLElement | null | undefined): void {
  const within = (selector: string) => field?.querySelector<HTMLElement>(selector)
  const own = field?.matches(FOCUSABLE)
    ? field
    : (within('[type="radio"]:checked:enabled') ?? within(FOCUSABLE))
  own?.focus()
}
