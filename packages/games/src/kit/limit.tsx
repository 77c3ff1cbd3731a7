import { createContext } from 'react'

/** In minutes, where an event ranks nobody who takes longer: shown beside a game's clock. */
export const TimeLimit = createContext<number | null>(null)
