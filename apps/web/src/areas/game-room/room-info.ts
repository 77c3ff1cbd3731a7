import type { RoomBrief, StageHead } from '@hakka/contract/room-views'

/** An activity of the lesson that can be done in a room. */
export type RoomModule = RoomBrief['modules'][number]

/** What a room is, as its teacher's page shows it. */
export interface RoomInfo {
  id: number
  /** Of the lesson, and of the class where it has one. */
  title: string
  code: string
  /** The class that keeps its results. */
  classId: number | null
  /** Where the code is typed, as it is read out. */
  address: string
  /** What the QR code holds. */
  joinUrl: string
  modules: readonly RoomModule[]
  /** The activity that the room was opened for. */
  moduleId: number | undefined
}

/**
 * The room with where pupils come in, on this very site.
 * @param moduleId the activity that the address names
 */
export function infoOf(
  brief: RoomBrief,
  { host, origin }: Pick<Location, 'host' | 'origin'>,
  moduleId: number,
): RoomInfo {
  const { id, title, class_id, class_name, code, modules } = brief
  return {
    id,
    code,
    modules,
    classId: class_id,
    title: [class_name, title].filter(Boolean).join(' · '),
    address: `${host}/join`,
    joinUrl: `${origin}/join?code=${code}`,
    moduleId: modules.find((own) => own.id === moduleId)?.id,
  }
}

/**
 * The question after this one: of the same activity, or the first of the next; nothing after the last. What is said is
 * chosen and never comes by itself: nearly every part of a lesson can be.
 */
export function questionAfter(
  modules: readonly Pick<RoomModule, 'id' | 'total' | 'kind'>[],
  now: { module_id: number; question: number } | null,
  opened: number | undefined,
): { module_id: number; question: number; next: 'question' | 'module' } | undefined {
  if (!now) {
    const first = modules.find(({ id }) => id === opened) ?? modules.find(isNext) ?? modules[0]
    return first && { module_id: first.id, question: 0, next: 'module' }
  }
  const at = modules.findIndex(({ id }) => id === now.module_id)
  const own = modules[at]
  if (own && now.question + 1 < own.total)
    return { module_id: own.id, question: now.question + 1, next: 'question' }
  const after = at >= 0 ? modules.slice(at + 1).find(isNext) : undefined
  return after && { module_id: after.id, question: 0, next: 'module' }
}

const isNext = ({ kind }: Pick<RoomModule, 'kind'>): boolean => kind !== 'speaking'

/** 第 1 / 8 句 */
export const placeOf = ({ question, total, kind }: Pick<StageHead, 'question' | 'total' | 'kind'>): string =>
  `第 ${question + 1} / ${total} ${kind === 'speaking' ? '句' : '題'}`
