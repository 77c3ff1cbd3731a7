import type { StudyKindName } from '@hakka/contract/constants'
import type { Permission } from './permissions.ts'

/** Kinds whose permissions are told apart by what they change. */
type Parted = Exclude<StudyKindName, 'classroom_term'>

/** Whoever holds one of these may look at a kind at the desk. */
export const STUDY_DESK: Record<StudyKindName, readonly Permission[]> = {
  listening: [...textOf('listening'), 'self_study.listening.audio.edit', 'self_study.listening.import'],
  speaking: [...textOf('speaking'), 'self_study.speaking.audio.edit', 'self_study.speaking.import'],
  reading: [...textOf('reading'), 'self_study.reading.import'],
  writing: [...textOf('writing'), 'self_study.writing.import'],
  classroom_term: ['classroom_term.edit'],
}

/** Whoever holds one of these may write the texts of a kind. */
function textOf<const K extends Parted>(kind: K) {
  return [`self_study.${kind}.edit`, `self_study.${kind}.text.edit`] as const
}

/** Whoever holds one of these may write texts, */
export const TEXT_EDITORS = {
  listening: textOf('listening'),
  speaking: textOf('speaking'),
  classroom_term: ['classroom_term.edit'],
  writing: textOf('writing'),
} as const satisfies Record<string, readonly Permission[]>

/** and sounds. */
export const ITEM_EDITORS = {
  listening: [...textOf('listening'), 'self_study.listening.audio.edit'],
  speaking: [...textOf('speaking'), 'self_study.speaking.audio.edit'],
  classroom_term: ['classroom_term.edit'],
  writing: textOf('writing'),
} as const satisfies Record<string, readonly Permission[]>

/** What is needed to bring a kind by tables. */
export const importRight = (kind: StudyKindName): Permission =>
  kind === 'classroom_term' ? 'classroom_term.edit' : `self_study.${kind}.import`

export const IMPORTERS = (['listening', 'speaking', 'classroom_term'] as const).map(importRight)

export const holdsOne = (
  { permissions }: { permissions: ReadonlySet<string> },
  some: readonly string[],
): boolean => some.some((own) => permissions.has(own))
