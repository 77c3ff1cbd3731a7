import { z } from 'zod'
import { call } from '../call.ts'
import { CLASSROOM_GAMES } from '../constants.ts'

const part = z.union([z.string().trim().min(1).max(100), z.number().int()])

/** A room for a class, opened for a module of the teaching material. */
const roomBody = z.object({
  _token: z.string().max(200).optional(),
  tmMid: part,
  tmVid: part,
  tmModuleNo: part,
  tmModuleType: z.enum(['slido_postit', 'slido_word_cloud', 'ranking_bar']),
  gameRoomModuleID: z.literal(Object.values(CLASSROOM_GAMES)),
})

export const gameRoomCalls = {
  'POST /api/game_room/create_game_room_by_module': call({
    summary: '教師為一個模組開課堂活動房間',
    body: roomBody,
    answer: z.object({
      success: z.boolean(),
      message: z.string(),
      /** Where the teacher leads the game, and where pupils join; null without success. */
      game_room_host_url: z.string().nullable(),
      game_room_play_url: z.string().nullable(),
    }),
  }),
}
