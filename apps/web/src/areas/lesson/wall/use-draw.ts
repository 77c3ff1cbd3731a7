import { OWN, remember, rememberedJson } from '@hakka/ui/remembered.ts'
import { useState } from 'react'

export const PUPILS_MAX = 60
const KEY = `${OWN}wall.pupils`

/** How many pupils this device draws from; `undefined` until somebody has said it. */
function keptCount(): number | undefined {
  const kept = rememberedJson(KEY)
  return typeof kept === 'number' && Number.isInteger(kept) && kept >= 2 && kept <= PUPILS_MAX
    ? kept
    : undefined
}

/** Draws pupils by their numbers, none twice until all had their turn. */
export function useDraw() {
  const [state, setState] = useState<{ order: readonly number[]; at: number; shown: boolean }>()
  const [asking, setAsking] = useState(false)
  const begin = (count: number) => {
    remember(KEY, JSON.stringify(count))
    setAsking(false)
    setState({ order: mixed(count), at: 0, shown: true })
  }
  return {
    asking,
    drawn: state?.shown ? state.order[state.at] : undefined,
    left: state ? state.order.length - state.at - 1 : 0,
    begin,
    next() {
      const count = keptCount()
      if (count === undefined) setAsking(true)
      else if (state && state.at + 1 < state.order.length)
        setState({ ...state, at: state.at + 1, shown: true })
      else begin(count)
    },
    close() {
      setAsking(false)
      setState(state && { ...state, shown: false })
    },
  }
}

export type Draw = ReturnType<typeof useDraw>

/** The numbers from 1, each place as likely for each. */
function mixed(count: number): number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  for (let last = count - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    const [a = 0, b = 0] = [numbers[last], numbers[other]]
    numbers[last] = b
    numbers[other] = a
  }
  return numbers
}
