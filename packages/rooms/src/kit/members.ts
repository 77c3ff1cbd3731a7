import { type NameWay, ROOM } from '@hakka/contract/constants/room'
import { graphemes } from '@hakka/hakka/characters'

export interface Member {
  no: number
  name: string
  way: NameWay
  /** `left`: the device is the next pupil's; what was posted stays. */
  state: 'in' | 'waiting' | 'out' | 'left'
}

export type Members = Readonly<Record<number, Member>>

const isGone = ({ state }: Member) => state === 'left' || state === 'out'

/** Two of one name are told apart by a number. */
export function ownName(members: Members, wished: string): string {
  const taken = new Set(Object.values(members).flatMap((own) => (isGone(own) ? [] : [own.name])))
  if (!taken.has(wished)) return wished
  const short = graphemes(wished)
    .slice(0, ROOM.nameMax - 2)
    .join('')
  let no = 2
  while (taken.has(`${short}${no}`)) no += 1
  return `${short}${no}`
}
