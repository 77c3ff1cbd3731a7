import { parseSafely } from '@hakka/contract/parse'
import { type RoomFace, roomFace } from '@hakka/contract/room-views'
import { type AnsweredQuestion, answeredIn, ownAnswerOf, verdictOn } from '@hakka/modules/server'
import type { Judged, QuizPart } from '@hakka/rooms/room'
import type { StageSource } from './stage.ts'

type Exercise = NonNullable<StageSource['exercise']>

/** What is seen of a face, and nothing else that may stand in it. */
const faceOf = (face: unknown): RoomFace[] => {
  const read = roomFace.safeParse(face)
  return read.success ? [read.data] : []
}

const facesOf = (faces: AnsweredQuestion['given']): RoomFace[] => faces.flatMap(faceOf)

/**
 * What an answer to a question is worth, part by part as `keyOf` has them; of a type whose questions have no words the
 * whole is one part.
 * @returns with the answer as the type reads it; nothing for what is none
 */
export function judge(
  { type, content, words }: Exercise,
  sent: unknown,
): { answer: unknown; judged: Judged } | undefined {
  const read = parseSafely(type.answer, sent)
  if (!read.success) return undefined
  const answer = read.data
  const { score } = verdictOn(type, content, answer, { words })
  const own = ownAnswerOf(type, content, answer)
  if (score.kind === 'invalid' || own === undefined) return undefined
  const points =
    score.kind === 'points' ? { earned: score.earned, total: score.total } : { earned: 1, total: 1 }
  const parts = answeredIn(type, content, own).map(({ isRight, given }) => ({
    right: isRight,
    given: facesOf(given),
  }))
  const whole = [{ right: points.earned === points.total, given: [] }]
  return { answer, judged: { parts: parts.length > 0 ? parts : whole, ...points } }
}

/** What is right in a question, part by part. */
export function keyOf({ type, content }: Exercise): QuizPart[] {
  const parts = answeredIn(type, content, type.solution(content))
  if (parts.length === 0) return [{ asked: {}, right: [] }]
  return parts.map(({ asked, right, analysis }) => ({
    asked: faceOf(asked)[0] ?? {},
    right: facesOf(right),
    ...(analysis !== undefined && { analysis }),
  }))
}
