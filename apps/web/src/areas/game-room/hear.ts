import { addressOf } from '@hakka/contract/client'
import { bytesOf } from '@hakka/ui/stored-file.ts'

export interface HeardVoice {
  room: number
  /** The question. */
  at: string
  /** Whose it is, by the number in the room. */
  member: number
}

/** Where a recording of a room is heard, by whoever's browser is let in by a cookie. */
export const voiceUrl = ({ room, at, member }: HeardVoice): string =>
  addressOf('GET /api/game_room/recording', { query: { room_id: room, at, member } })

/** The same as an object that plays, also for a board that has nothing but its link. @throws where it is gone */
export async function fetchVoice(
  voice: HeardVoice,
  { hostKey, signal }: { hostKey: string | undefined; signal: AbortSignal },
): Promise<string> {
  // In a header: an address would stand in logs.
  const bytes = await bytesOf(voiceUrl(voice), signal, hostKey === undefined ? {} : { 'X-Room-Key': hostKey })
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
}
