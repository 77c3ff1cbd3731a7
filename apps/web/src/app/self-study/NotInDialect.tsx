import { dialectName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'
import { byNearness } from '../dialects.ts'
import { Message } from '../shell/Message.tsx'

/** What is asked for is not there in this dialect: said plainly, with the nearest dialects that have it. */
export function NotInDialect({
  what,
  dialectId,
  have,
  urlOf,
  menuUrl,
}: {
  /** 聽力的「市場」 */
  what: string
  dialectId: number
  /** Dialects that have it. */
  have: readonly number[]
  /** Its page in another dialect. */
  urlOf(dialectId: number): string
  menuUrl: string
}) {
  const others = byNearness(
    dialectId,
    have.map((dialect_id) => ({ dialect_id })),
  )
  const dialect = dialectName(dialectId)
  return (
    <Message
      picture="state-empty"
      title="尚無此腔調的內容"
      action={
        others.length > 0 ? (
          others.map(({ dialect_id }, index) => (
            <Link
              key={dialect_id}
              to={urlOf(dialect_id)}
              className={buttonClass({ kind: index === 0 ? 'primary' : 'outline' })}
            >
              看{dialectName(dialect_id)}
            </Link>
          ))
        ) : (
          <Link to={menuUrl} className={buttonClass({ kind: 'primary' })}>
            看別的主題
          </Link>
        )
      }
    >
      {others.length > 0
        ? `${what}還沒有${dialect}。下面的腔調已經有了，最接近${dialect}的排在前面。`
        : `${what}還在編寫。`}
    </Message>
  )
}
