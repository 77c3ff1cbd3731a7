/** Ids of a lesson's modules by activity. */
export type Places = readonly (readonly number[])[]

/** Where a module stands, or shall stand: both from 0. */
export interface Place {
  activity: number
  index: number
}

export function placeOf(places: Places, id: number): Place | undefined {
  const activity = places.findIndex((own) => own.includes(id))
  return activity < 0 ? undefined : { activity, index: places[activity]?.indexOf(id) ?? 0 }
}

/** The same modules, one of them somewhere else; one that was not there is put in. */
export const moved = (places: Places, id: number, to: Place): Places =>
  places.map((own, activity) => {
    const others = own.filter((one) => one !== id)
    return activity === to.activity ? others.toSpliced(to.index, 0, id) : others
  })

export const without = (places: Places, id: number): Places =>
  places.map((own) => own.filter((one) => one !== id))

/** Where an arrow takes a module: up and down through its activity, left and right to the other ones. */
export function stepped(places: Places, from: Place, key: string): Place | undefined {
  const size = places[from.activity]?.length ?? 0
  if (key === 'ArrowUp') return from.index > 0 ? { ...from, index: from.index - 1 } : undefined
  if (key === 'ArrowDown') return from.index < size - 1 ? { ...from, index: from.index + 1 } : undefined
  const activity = from.activity + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)
  if (activity === from.activity || activity < 0 || activity >= places.length) return undefined
  return { activity, index: Math.min(from.index, places[activity]?.length ?? 0) }
}

const LETTERS = ['A', 'B', 'C']

/** A1, B2: what a place is called. */
export const codeAt = ({ activity, index }: Place): string => `${LETTERS[activity] ?? '?'}${index + 1}`

export const samePlaces = (one: Places, other: Places): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
