import { PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { NotInDialect } from './NotInDialect.tsx'
import { type PracticePlace, practiceMenuUrl, practiceUrl } from './way.ts'

/** The category has nothing in this dialect. */
export function MissingPractice({
  type,
  name,
  place,
  have,
}: {
  type: PracticeType
  /** The category's. */
  name: string
  place: PracticePlace
  have: readonly number[]
}) {
  const { level_no, dialect_id } = place
  return (
    <NotInDialect
      what={`${PRACTICE_NAMES[type]}的「${name}」`}
      dialectId={dialect_id}
      have={have}
      urlOf={(other) => practiceUrl(type, { ...place, dialect_id: other })}
      menuUrl={practiceMenuUrl(type, { level_no, dialect_id })}
    />
  )
}
