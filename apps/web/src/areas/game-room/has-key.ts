import type { QuizView, RoomFace } from '@hakka/contract/room-views'

const isSeen = ({ text, image, alt }: RoomFace) => Boolean(text || image || alt)

/** A game that was played and what somebody wrote have no answer to show: of them the count says all. */
export const hasKey = ({ asked, right, answers }: QuizView['parts'][number]): boolean =>
  isSeen(asked) || right.some(isSeen) || answers.some(({ given }) => given.some(isSeen))
