import type { OwnView, PupilView, RoomStage } from '@hakka/contract/room-views'
import type { SentMove } from '@hakka/contract/rooms'
import type { Act } from '../act.ts'

/** What a part of the page may know and do. */
export interface PartProps {
  room: number
  stage: RoomStage
  view: PupilView
  own: OwnView
  offline: boolean
  /** Why nothing can be sent now; '' while it can. */
  shut: string
  act: Act
  /** What has not been answered yet. */
  waiting: readonly SentMove[]
}
