import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { newId } from '../new-id.ts'

const KEY = `${OWN}room-join`

/** Names one coming in of this tab: asked again because no answer came, it is the same pupil, with the same wish. */
export function joinToken(code: string, wish: object): string {
  const start = `${code} ${JSON.stringify(wish)} `
  const kept = remembered(KEY, 'tab')
  if (kept?.startsWith(start)) return kept.slice(start.length)
  const token = newId()
  remember(KEY, start + token, 'tab')
  return token
}

/** She is in: whoever comes next on this device is another one. */
export function forgetJoin(): void {
  remember(KEY, null, 'tab')
}
