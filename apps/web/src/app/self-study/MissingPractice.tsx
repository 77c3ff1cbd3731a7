import { dialectName, PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { byNearness } from '../dialects.ts'
import { Message } from '../shell/Message.tsx'
import { type PracticePlace, practiceMenuUrl, practiceUrl } from './way.ts'

/** The category has nothing in this dialect: said plainly, with the nearest dialects that have it. */
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
  const others = byNearness(
    place.dialect_id,
    have.map((dialect_id) => ({ dialect_id })),
  )
  const dialect = dialectName(place.dialect_id)
  return (
    <Message
      picture="state-empty"
      title="尚無此腔調的內容"
      action={
        others.length > 0 ? (
          others.map(({ dialect_id }, index) => (
            <Link
              key={dialect_id}
              to={practiceUrl(type, { ...place, dialect_id })}
              className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
            >
              看{dialectName(dialect_id)}
            </Link>
          ))
        ) : (
          <Link
            to={practiceMenuUrl(type, { level_no: place.level_no, dialect_id: place.dialect_id })}
            className={buttonClass({ kind: 'primary' })}
          >
            看別的主題
          </Link>
        )
      }
    >
      {others.length > 0
        ? `${PRACTICE_NAMES[type]}的「${name}」還沒有${dialect}。下面的腔調已經有了，最接近${dialect}的排在前面。`
        : `${PRACTICE_NAMES[type]}的「${name}」還在編寫。`}
    </Message>
  )
}
