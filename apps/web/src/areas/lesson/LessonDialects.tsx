import { DIALECTS } from '@hakka/contract/constants'
import { DialectMenu } from '../../app/container/DialectMenu.tsx'
import { useHash } from '../../app/container/use-hash.ts'
import { type LessonAddress, lessonUrl } from './address.ts'

/** The dialects of a lesson; changing keeps lesson, module and item. */
export function LessonDialects({
  address,
  have,
  modNo,
}: {
  address: LessonAddress
  /** Dialects that have the lesson. */
  have: readonly number[]
  modNo: number | undefined
}) {
  const hash = useHash()
  const choices = DIALECTS.map(({ id }) => ({
    dialect_id: id,
    to: lessonUrl({ ...address, dialect_id: id }, { mod_no: modNo, hash }),
    missing: !have.includes(id),
  }))
  return <DialectMenu current={address.dialect_id} choices={choices} />
}
