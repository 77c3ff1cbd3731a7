import type { RoomRefusal } from '@hakka/contract/constants/room'
import { holdsUnkeepable } from '@hakka/contract/parse'
import { type MoveAnswer, ROOM_MOVES, readMove, sentMove } from '@hakka/contract/rooms'
import { HOST } from '@hakka/rooms/room'
import type { Socket } from 'socket.io'
import { act, mayDo } from '../domain/room/act.ts'
import type { LiveRoom } from '../domain/room/live-room.ts'
import type { Services } from '../domain/services.ts'
import { describe } from '../kernel/describe.ts'
import { Pace } from './pace.ts'

/** Moves that are looked at in a second; of more each is told that it came too fast. */
const A_SECOND = 30
/** Messages that are none: a page of ours sends not one. */
const MALFORMED_MAX = 20

interface Seat {
  services: Services
  live: LiveRoom
  as: 'host' | 'board' | 'pupil'
  by: number
}

/** Takes the moves of a line: each is answered with its number in the log, or with why it is not taken. */
export function take(socket: Socket, { services, live, as, by }: Seat): void {
  const pace = new Pace()
  let malformed = 0

  async function answerTo(sent: unknown): Promise<MoveAnswer> {
    if (pace.count() > A_SECOND) return refusal('too_fast')
    const read = holdsUnkeepable(sent) ? undefined : sentMove.safeParse(sent)
    const move = read?.success ? readMove(read.data.move) : undefined
    if (!read?.success || !move) {
      malformed += 1
      if (malformed > MALFORMED_MAX) socket.disconnect(true)
      return refusal('malformed')
    }
    const rule = ROOM_MOVES[move.do]
    if (as === 'board' || !mayDo(by, rule)) return refusal('not_yours')
    const outcome = await act(services, live, { by, key: read.data.id, move })
    return outcome.ok ? { ok: true, seq: outcome.logged.seq } : outcome
  }

  socket.on('move', (sent: unknown, answer: unknown) => {
    const tell = (told: MoveAnswer) => {
      if (typeof answer === 'function') answer(told)
    }
    answerTo(sent).then(tell, (error: unknown) => {
      services.log.error({ room: live.id, ...describe(error) }, 'a move could not be read')
      tell(refusal('malformed'))
    })
  })
  // Whoever is put out stays in sight of nothing.
  if (by !== HOST) {
    const stop = live.listen(() => {
      if (live.room.members[by]?.state === 'out') setTimeout(() => socket.disconnect(true), 500)
    })
    socket.on('disconnect', stop)
  }
}

const refusal = (code: RoomRefusal): MoveAnswer => ({ ok: false, code })
