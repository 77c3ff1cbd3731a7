import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { newId } from './new-id.ts'

const KEPT = `${OWN}board-name`

/** What this board calls itself, the same after a reload: of all that stand open one sounds. */
export function boardName(): string {
  const name = remembered(KEPT, 'tab') ?? newId()
  remember(KEPT, name, 'tab')
  return name
}
