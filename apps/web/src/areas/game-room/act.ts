import type { MoveAnswer, RoomMove } from '@hakka/contract/rooms'

/** Does something in the room; the answer comes when it is committed, or says why it is not taken. */
export type Act = (move: RoomMove) => Promise<MoveAnswer>
