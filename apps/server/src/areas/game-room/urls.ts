import { CLASSROOM_GAMES } from '@hakka/contract/constants'
import type { Opened } from '../../domain/room/find.ts'

interface Module {
  mid: string | number
  vid: string | number
  no: string | number
  type: string
}

const games = new Map<string, number>(Object.entries(CLASSROOM_GAMES))

/** Where pupils join. */
export const playUrl = (code: string) => `/game_room/play/${code}`

/**
 * Where the teacher leads a room, at a module. The key stands behind the hash: it reaches no server and no log.
 */
export function hostUrl({ id, key }: Pick<Opened, 'id' | 'key'>, { mid, vid, no, type }: Module): string {
  const query = new URLSearchParams({
    tm_mid: String(mid),
    tm_vid: String(vid),
    tm_mno: String(no),
    tm_mtype: type,
    grm_id: String(games.get(type) ?? 0),
  })
  return `/game_room/host/${id}?${query}#key=${key}`
}

/** The board again, or a link that takes one phone or colleague in. */
export const linkUrl = (id: number, to: 'remote' | 'cohost' | 'board', key: string) =>
  to === 'board' ? `/game_room/host/${id}#key=${key}` : `/game_room/host/${id}#${to}=${key}`
