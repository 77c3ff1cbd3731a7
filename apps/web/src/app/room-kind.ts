import type { RoomKindName } from '@hakka/contract/constants/room'

const NAMES: Record<RoomKindName, string> = {
  'post-it': '便利貼',
  'word-cloud': '文字雲',
  ranking: '排名',
  speaking: '口說',
  module: '練習',
}

/** What is on in a room, as its lists say it; before the first question and between two the class waits. */
export const roomKindName = (kind: RoomKindName | null): string => (kind ? NAMES[kind] : '等同學進來')
