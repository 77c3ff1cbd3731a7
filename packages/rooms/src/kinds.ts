import type { RoomKindName } from '@hakka/contract/constants/room'
import type { RoomKind } from '#kit/define.ts'
import quiz from './module/kind.ts'
import postIt from './post-it/kind.ts'
import ranking from './ranking/kind.ts'
import speaking from './speaking/kind.ts'
import wordCloud from './word-cloud/kind.ts'

type AnyKind = RoomKind<object, string>

/** Here, and only here, a kind forgets its shapes: a stage's state was made by the kind that it names. */
const erased = (kind: unknown): AnyKind => kind as AnyKind

export const kinds: Readonly<Record<RoomKindName, AnyKind>> = {
  'post-it': erased(postIt),
  'word-cloud': erased(wordCloud),
  ranking: erased(ranking),
  speaking: erased(speaking),
  module: erased(quiz),
}
