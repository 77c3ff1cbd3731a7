/** A card on a step: its place in the pool, and when it was laid there. */
interface Laid {
  place: number
  at: number
}

/** Step by step: the card that lies there. */
export type Stair = readonly (Laid | null)[]

export const emptyStair = (steps: number): Stair => Array.from({ length: steps }, () => null)

export const isFull = (stair: Stair): boolean => stair.every((own) => own !== null)

/** Lays a card on a step, or on the first that is free. What lay there goes where the card came from. */
export function lay(stair: Stair, place: number, at: number, step = stair.indexOf(null)): Stair {
  if (step < 0 || step >= stair.length) return stair
  const from = stair.findIndex((own) => own?.place === place)
  if (from === step) return stair
  const there = stair[step]
  const back = there ? { ...there, at } : null
  return stair.map((own, index) => (index === step ? { place, at } : index === from ? back : own))
}

/** Takes a step's card back into the pool. */
export const takeBack = (stair: Stair, step: number): Stair =>
  stair.map((own, index) => (index === step ? null : own))

/** Takes back the card that was laid last. */
export function takeBackLast(stair: Stair): Stair {
  const last = Math.max(...stair.map((own) => own?.at ?? -1))
  return takeBack(
    stair,
    stair.findLastIndex((own) => own !== null && own.at === last),
  )
}
