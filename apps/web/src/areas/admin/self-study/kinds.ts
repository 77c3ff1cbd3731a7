import { STUDY_KINDS, type StudyKindName } from '@hakka/contract/constants'
import { data } from 'react-router'

const NAMES: Record<StudyKindName, string> = {
  listening: '聽力',
  speaking: '口說',
  reading: '閱讀',
  writing: '寫作',
  classroom_term: '課室用語',
}

/** Kinds that come by tables. */
export const TABLE_KINDS = ['listening', 'speaking', 'classroom_term'] as const
type TableKind = (typeof TABLE_KINDS)[number]

export const kindName = (kind: StudyKindName) => NAMES[kind]

/** The kind that an address names; any other is no page. */
export function kindOf(type: string | undefined): StudyKindName {
  const kind = STUDY_KINDS.find((own) => own === type)
  if (!kind) throw data({ message: '找不到這個頁面' }, { status: 404 })
  return kind
}

/** The same of those that come by tables. */
export function tableKindOf(type: string | undefined): TableKind {
  const kind = TABLE_KINDS.find((own) => own === kindOf(type))
  if (!kind) throw data({ message: '找不到這個頁面' }, { status: 404 })
  return kind
}

/** What somebody needs who brings tables of a kind. */
export const importRight = (kind: StudyKindName) =>
  kind === 'classroom_term' ? 'classroom_term.edit' : `self_study.${kind}.import`
