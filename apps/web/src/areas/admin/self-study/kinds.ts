import { STUDY_KINDS, type StudyKindName } from '@hakka/contract/constants'
import { data } from 'react-router'

const NAMES: Record<StudyKindName, string> = {
  listening: '聽力',
  speaking: '口說',
  reading: '閱讀',
  writing: '寫作',
  classroom_term: '課室用語',
}

export const kindName = (kind: StudyKindName) => NAMES[kind]

/** The kind that an address names; any other is no page. */
export function kindOf(type: string | undefined): StudyKindName {
  const kind = STUDY_KINDS.find((own) => own === type)
  if (!kind) throw data({ message: '找不到這個頁面' }, { status: 404 })
  return kind
}

/** What somebody needs who brings tables of a kind. */
export const importRight = (kind: StudyKindName) =>
  kind === 'classroom_term' ? 'classroom_term.edit' : `self_study.${kind}.import`

/** Whoever holds one of these writes texts of a kind, adds and deletes. */
export const textRights = (kind: StudyKindName): readonly string[] =>
  kind === 'classroom_term'
    ? ['classroom_term.edit']
    : [`self_study.${kind}.edit`, `self_study.${kind}.text.edit`]

/** Where what a theme has in a dialect is edited. */
export function editUrl(
  kind: StudyKindName,
  theme: { id: number; no: number; level_no: number | null },
  dialectId: number,
): string {
  const level = kind === 'speaking' && theme.level_no ? `&l=${theme.level_no}` : ''
  // A theme of writing goes by its number, as its page does.
  const c = kind === 'writing' ? theme.no : theme.id
  return `/admin/self_study/${kind}/category/edit?c=${c}&d=${dialectId}${level}`
}
