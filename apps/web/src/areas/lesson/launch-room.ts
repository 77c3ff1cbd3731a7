import { ApiError } from '@hakka/contract/api-error'
import { CLASSROOM_GAMES } from '@hakka/contract/constants'
import type { LaunchResult, RoomWish } from '@hakka/modules/host'
import { api } from '../../app/api.ts'

/** Opens a room for the class; without success it gives the sentence that says why. */
export async function launchRoom({ type, tm_mid, tm_vid, module_no }: RoomWish): Promise<LaunchResult> {
  try {
    const answer = await api('POST /api/game_room/create_game_room_by_module', {
      body: {
        tmMid: tm_mid,
        tmVid: tm_vid,
        tmModuleNo: module_no,
        tmModuleType: type,
        gameRoomModuleID: CLASSROOM_GAMES[type],
      },
    })
    if (answer.success && answer.game_room_host_url) return { hostUrl: answer.game_room_host_url }
    return { problem: answer.message }
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message }
    throw error
  }
}
