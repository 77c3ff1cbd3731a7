import { OWN } from '@hakka/ui/remembered.ts'

/** Names under which work, texts and unsent attempts of users are kept (`app/work/`, `app/attempts/`). */
const START = `${OWN}attempts.unsent`
const OF_USER = /^hakka\.(?:work|text)\.(\d+)\./

/** Whether a key of this browser holds what another user than this one has done here. */
export function isOfAnother(key: string, userId: number | null): boolean {
  // It holds several users' own, of which this one's were taken out.
  if (key === START) return true
  const owner = OF_USER.exec(key)?.[1]
  return owner !== undefined && Number(owner) !== userId
}
