import { CLASSROOM_GAMES } from '@hakka/contract/constants'
import { route } from '../../http/route.ts'

/** Sentences that the page shows as they are. */
const NOT_OPEN = '課堂活動房間還沒有開放，現在可以先在這個頁面和全班一起做。'
const MISMATCH = '無法正確開啟模組，請洽網站維護人員。'

const refusal = (message: string) => ({
  success: false,
  message,
  game_room_host_url: null,
  game_room_play_url: null,
})

export const routes = [
  route('POST /api/game_room/create_game_room_by_module', 'teacher', async ({ body }) =>
    refusal(CLASSROOM_GAMES[body.tmModuleType] === body.gameRoomModuleID ? NOT_OPEN : MISMATCH),
  ),
]
