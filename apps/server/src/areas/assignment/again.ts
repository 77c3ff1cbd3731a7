import type { Work } from '@hakka/contract/assignment-shapes'
import type { CallBody } from '@hakka/contract/calls'
import type { Transaction } from '../../db/transaction.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { itemsOfAssignment, pupilsOf } from '../../domain/assignment/pupils.ts'
import { hasBegun, rowOf, workOf } from '../../domain/assignment/work.ts'
import { once } from '../../domain/edit/once.ts'
import { changeClass, refuseArchived } from '../../domain/school-class/change.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { dayName, insertAssignment, type NewAssignment, refuseDay } from './save.ts'

/** Not done, or done so that she needs help. */
const isMissed = ({ state }: Work): boolean =>
  state === 'not_started' || state === 'doing' || state === 'needs_help'

type Fields = CallBody<'POST /api/my/teaching-class/assignment/again'>

interface Again {
  madeBy: number
  due_on: string
  at: Date
  /** Only of these things, and only to these pupils, where they are named. */
  item_ids?: Fields['item_ids']
  member_ids?: Fields['member_ids']
}

/** What was missed of an assignment as another one, for those who missed it; nothing where nobody did. */
export async function missedOf(
  transaction: Transaction,
  row: AssignmentRow,
  { madeBy, due_on, at, item_ids, member_ids }: Again,
): Promise<(Omit<NewAssignment, 'className'> & { pupils: object[] }) | undefined> {
  const pupils = (await pupilsOf(transaction, row)).filter(
    ({ memberId }) => !member_ids || member_ids.includes(memberId),
  )
  const items = await itemsOfAssignment(transaction, row.id)
  const work = await workOf(
    transaction,
    [row.id],
    pupils.map(({ userId }) => userId),
  )
  const isWanted = (itemId: number) => !item_ids || item_ids.includes(itemId)
  const missed = pupils
    .filter(({ owes, userId }) => owes || hasBegun(work, items, userId))
    .map((pupil) => {
      const cells = rowOf(work, items, pupil)
      const hers = items.filter(({ id }, index) => {
        const cell = cells[index]
        return cell !== undefined && isMissed(cell) && isWanted(id)
      })
      return { userId: pupil.userId, items: hers }
    })
    .filter((pupil) => pupil.items.length > 0)
  if (missed.length === 0) return undefined
  const again = items.filter((item) => missed.some((pupil) => pupil.items.includes(item)))
  const { id: _id, createdAt: _created, updatedAt: _updated, deletedAt: _gone, deletedBy: _by, ...head } = row
  return {
    head: {
      ...head,
      madeBy,
      dueOn: due_on,
      note: '',
      againOf: row.id,
      isDemo: false,
      createdAt: at,
      updatedAt: at,
    },
    // Of a test in the version that was missed.
    items: again.map(({ id: _item, assignmentId: _of, ...item }, index) => ({ ...item, no: index + 1 })),
    pupils: missed.map((pupil) => ({
      userId: pupil.userId,
      nos: pupil.items.map((item) => again.indexOf(item) + 1),
    })),
  }
}

/**
 * Assigns once more what was missed, to those who missed it: each has to do what she missed herself and nothing else.
 * @throws AppError `validation` where nobody has missed anything
 */
export async function assignAgain(
  services: Services,
  {
    row,
    userId,
    fields,
  }: {
    row: AssignmentRow
    userId: number
    fields: Fields
  },
): Promise<{ id: number; pupilCount: number; message: string }> {
  const at = services.now()
  refuseDay(fields.due_on, at)
  const { form_key, _token, ...content } = fields
  return changeClass(services.db, row.classId, async (transaction, own) => {
    refuseArchived(own)
    const missed = await missedOf(transaction, row, { ...fields, madeBy: userId, at })
    if (!missed) throw new AppError('validation', { message: '大家都做好了，沒有要再派的' })
    const sent = { action: `assignment.again ${row.id}`, key: form_key, content }
    const { id } = await once(transaction, sent, { at }, () =>
      insertAssignment(transaction, { ...missed, className: own.name }),
    )
    const pupilCount = missed.pupils.length
    const message = `再派給 ${pupilCount} 位同學，${dayName(fields.due_on)}前`
    return { id, pupilCount, message }
  })
}
