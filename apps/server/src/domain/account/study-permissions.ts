import { STUDY_KINDS, type StudyKindName } from '@hakka/contract/constants'
import type { Permission } from './permissions.ts'

/** Kinds whose permissions are told apart by what they change. */
type Parted = Exclude<StudyKindName, 'classroom_term'>

/** Whoever holds one of these may look at a kind at the desk. */
export const STUDY_DESK: Record<StudyKindName, readonly Permission[]> = {
  listening: [...textOf('listening'), 'self_study.listening.audio.edit', 'self_study.listening.import'],
  speaking: [...textOf('speaking'), 'self_study.speaking.audio.edit', 'self_study.speaking.import'],
  reading: [...textOf('reading'), 'self_study.reading.audio.edit', 'self_study.reading.import'],
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
  reading: textOf('reading'),
  writing: textOf('writing'),
  classroom_term: ['classroom_term.edit'],
} as const satisfies Record<StudyKindName, readonly Permission[]>

/** and sounds. */
export const ITEM_EDITORS = {
  listening: [...textOf('listening'), 'self_study.listening.audio.edit'],
  speaking: [...textOf('speaking'), 'self_study.speaking.audio.edit'],
  reading: [...textOf('reading'), 'self_study.reading.audio.edit'],
  writing: textOf('writing'),
  classroom_term: ['classroom_term.edit'],
} as const satisfies Record<StudyKindName, readonly Permission[]>

/** What is needed to bring a kind by tables. */
export const importRight = (kind: StudyKindName): Permission =>
  kind === 'classroom_term' ? 'classroom_term.edit' : `self_study.${kind}.import`

export const IMPORTERS = STUDY_KINDS.map(importRight)

export const holdsOne = (
  { permissions }: { permissions: ReadonlySet<string> },
  some: readonly string[],
): boolean => some.some((own) => permissions.has(own))
