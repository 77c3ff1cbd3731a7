import { ApiError } from '@hakka/contract/api-error'
import { data } from 'react-router'

export interface Alert {
  type: 'error' | 'success'
  message: string
}

/** What a page with a form gets back: alerts for the whole, errors by field, and what was typed but for passwords. */
export interface FormAnswer {
  alerts: Alert[]
  errors: Record<string, string[]>
  values: Record<string, string>
}

/** The texts of a posted form. */
export function textsOf(form: FormData): (name: string) => string {
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
}

/** A refused call as the page's own data and status; anything unexpected is thrown on. */
export function refused(error: unknown, values: Record<string, string> = {}, fields: readonly string[] = []) {
  if (!(error instanceof ApiError)) throw error
  const { errors, message, status } = error
  // Errors of fields stand at their fields; a field that the form has not shown has nowhere else to say it.
  const hidden = Object.entries(errors).flatMap(([field, own]) => (fields.includes(field) ? [] : own))
  const said = Object.keys(errors).length === 0 ? [message] : hidden
  const alerts = said.map((text): Alert => ({ type: 'error', message: text }))
  return data({ alerts, errors, values } satisfies FormAnswer, { status: status || 500 })
}

/** A call that went well, with a sentence about it. */
export const done = (message: string): FormAnswer => ({
  alerts: [{ type: 'success', message }],
  errors: {},
  values: {},
})
