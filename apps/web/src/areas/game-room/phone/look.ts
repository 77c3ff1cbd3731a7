import { ApiError } from '@hakka/contract/api-error'
import { ROOM } from '@hakka/contract/constants/room'
import { ERRORS, UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { FoundRoom } from '@hakka/contract/game-room'
import { api } from '../../../app/api.ts'

/** What a code leads to: a room, or a sentence that says why to none. */
export type Looked = { code: string; room: FoundRoom } | { code: string; problem: string }

/** Which room a code is of, and whether this device is in it already: a visitor's page is drawn without knowing. */
export async function lookFor(code: string): Promise<Looked> {
  if (code.length !== ROOM.codeDigits) return { code, problem: ERRORS.room_unknown.message }
  try {
    return { code, room: (await api('GET /api/game_room/look', { query: { code } })).data }
  } catch (error) {
    return { code, problem: error instanceof ApiError ? error.message : UNKNOWN_ERROR }
  }
}

/** Whose room it is, as a class says it. */
export const whoseRoom = ({ class_name, teacher }: Pick<FoundRoom, 'class_name' | 'teacher'>): string =>
  class_name ?? calledTeacher(teacher)

export const calledTeacher = (name: string): string => (/[老教]師$/.test(name) ? name : `${name}老師`)
