import { OWN, remembered } from '@hakka/ui/remembered.ts'

/** Under it a tab remembers which assignment it has come from. */
export const KEY = `${OWN}assignment`

export const cameFromAssignment = (): boolean => remembered(KEY, 'tab') !== null
