import { dialectName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { byNearness } from '../../app/dialects.ts'
import { Message } from '../../app/shell/Message.tsx'
import { TERMS, termsUrl } from './way.ts'

/** The category has no terms in this dialect: the nearest dialects that have them. */
export function MissingTerms({
  title,
  place,
  have,
}: {
  title: string
  place: { category_id: number; dialect_id: number }
  have: readonly number[]
}) {
  const dialect = dialectName(place.dialect_id)
  const others = byNearness(
    place.dialect_id,
    have.map((dialect_id) => ({ dialect_id })),
  )
  return (
    <Message
      picture="state-empty"
      title="尚無此腔調的內容"
      action={
        others.length > 0 ? (
          others.map(({ dialect_id }, index) => (
            <Link
              key={dialect_id}
              to={termsUrl({ ...place, dialect_id })}
              className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
            >
              看{dialectName(dialect_id)}
            </Link>
          ))
        ) : (
          <Link to={TERMS} className={buttonClass({ kind: 'primary' })}>
            看別的主題
          </Link>
        )
      }
    >
      {others.length > 0
        ? `「${title}」還沒有${dialect}。下面的腔調已經有了，最接近${dialect}的排在前面。`
        : `「${title}」還在編寫。`}
    </Message>
  )
}
