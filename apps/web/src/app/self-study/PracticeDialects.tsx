import { DIALECTS, type PracticeType } from '@hakka/contract/constants'
import { DialectMenu } from '../container/DialectMenu.tsx'
import { useHash } from '../container/use-hash.ts'
import { type PracticePlace, practiceUrl } from './way.ts'

/** The dialects of a category; changing keeps category and item. */
export function PracticeDialects({
  type,
  place,
  have,
}: {
  type: PracticeType
  place: PracticePlace
  /** Dialects that have something of it. */
  have: readonly number[]
}) {
  const hash = useHash()
  const choices = DIALECTS.map(({ id }) => ({
    dialect_id: id,
    to: practiceUrl(type, { ...place, dialect_id: id }, hash),
    missing: !have.includes(id),
  }))
  return <DialectMenu current={place.dialect_id} choices={choices} />
}
