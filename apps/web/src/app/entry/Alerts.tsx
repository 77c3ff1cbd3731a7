import { useState } from 'react'
import { FormAlert } from '../forms/FormAlert.tsx'
import type { Alert } from './form-action.ts'

/** What the server has to say about the whole form, each to be put away. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  const round = useRound(alerts)
  return alerts.map(({ type, message }) => (
    <div key={`${round} ${message}`} className="mt-4">
      <FormAlert type={type}>{message}</FormAlert>
    </div>
  ))
}

/** Another answer with the same sentence shows, and is read out, anew. */
function useRound(alerts: readonly Alert[]): number {
  const [last, setLast] = useState({ alerts, round: 0 })
  if (last.alerts !== alerts) setLast({ alerts, round: last.round + 1 })
  return last.round
}
