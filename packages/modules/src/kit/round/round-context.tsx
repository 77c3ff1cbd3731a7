import { createContext, useContext } from 'react'

interface RoundPlace {
  /** It is the one that is seen. */
  shown: boolean
  /** How many times it has come again; boards are dealt anew each time. */
  turn: number
  /** What comes next of those that come again, in the place of the next activity. */
  onward?: { label: string; go(): void } | undefined
}

/** What a round of an exercise knows of its place among the others. */
export const RoundContext = createContext<RoundPlace>({ shown: true, turn: 0 })

export const useRound = (): RoundPlace => useContext(RoundContext)
