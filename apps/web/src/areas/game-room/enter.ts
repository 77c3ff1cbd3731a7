import { OWN, remember, remembered } from '@hakka/ui/remembered.ts'
import { api } from '../../app/api.ts'

const keyName = (roomId: number) => `${OWN}room-key.${roomId}`
/** A colleague's link while she logs in. */
const linkName = (roomId: number) => `${OWN}room-link.${roomId}`

/**
 * The key by which this page leads a room, if it came by a link; a teacher's login needs none. It stands behind the
 * hash, which reaches no server, and is kept for a reload, so that nobody reads it over a shoulder.
 * @throws ApiError where the link is used up or somebody else's; `login_required` of a colleague's: after her login it is
 *   taken here
 */
export async function hostKeyOf(roomId: number): Promise<string | undefined> {
  const hash = new URLSearchParams(location.hash.slice(1))
  const link = hash.get('remote') ?? hash.get('cohost') ?? remembered(linkName(roomId), 'tab')
  const given = hash.get('key')
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
  if (given) remember(keyName(roomId), given, 'tab')
  if (link) {
    // Whatever comes of it, but for her login.
    remember(linkName(roomId), hash.get('cohost'), 'tab')
    const { data } = await api('POST /api/game_room/link/take', { body: { room_id: roomId, key: link } })
    remember(linkName(roomId), null, 'tab')
    if (data.key) remember(keyName(roomId), data.key, 'tab')
  }
  return remembered(keyName(roomId), 'tab') ?? undefined
}
