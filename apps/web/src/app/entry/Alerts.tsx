import { FormAlert } from '../forms/FormAlert.tsx'
import type { Alert } from './form-action.ts'

/** What the server has to say about the whole form, each to be put away. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ type, message }) => (
    <div key={message} className="mt-4">
      <FormAlert type={type}>{message}</FormAlert>
    </div>
  ))
}
