import type { Child } from '@hakka/contract/child'
import { gradeName } from '@hakka/contract/constants'
import { CHILD, PARENT_ROLE_ID } from '@hakka/contract/constants/child'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { users } from '../../db/tables/account.ts'
import { childCodes, childLinks } from '../../db/tables/child.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { notify } from '../../domain/school-class/notify.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import type { Link } from './policy.ts'

const present = isNull(childLinks.endedAt)

/** A link that nobody has ended, by its id. */
export async function findLink(
  { db }: Pick<Services, 'db'>,
  { params: { id } }: { params: { id: number } },
): Promise<Link | undefined> {
  const [row] = await db
    .select({ id: childLinks.id, parentId: childLinks.parentId, childId: childLinks.childId })
    .from(childLinks)
    .where(and(eq(childLinks.id, id), present))
  return row
}

/** The children of a parent, those linked first before the others. */
export async function childrenOf(db: NodePgDatabase, parentId: number): Promise<Child[]> {
  const rows = await db
    .select({
      id: childLinks.id,
      name: users.name,
      linkedAt: childLinks.linkedAt,
      school: schools.name,
      gradeNo: users.gradeNo,
    })
    .from(childLinks)
    .innerJoin(users, eq(users.id, childLinks.childId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(childLinks.parentId, parentId), present))
    .orderBy(asc(childLinks.id))
  return rows.map(({ id, name, linkedAt, school, gradeNo }) => ({
    id,
    name,
    linked_at: linkedAt.toISOString(),
    place: [school, gradeNo && gradeName(gradeNo)].filter(Boolean).join(' '),
  }))
}

/**
 * Links a parent with the child whose code was typed: one parent, however many type it at once. Typed again by who is
 * linked already, it is used up all the same.
 * @throws AppError `forbidden` for who is no parent, `validation` at the field for a code that nobody shows now
 */
export async function linkChild(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { parentId, code }: { parentId: number; code: string },
): Promise<{ id: number; name: string }> {
  const at = now()
  return db.transaction(async (transaction) => {
    const [parent] = await transaction.select().from(users).where(eq(users.id, parentId)).for('update')
    if (parent?.roleId !== PARENT_ROLE_ID)
      throw new AppError('forbidden', { message: '家長身分的帳號才能連結孩子' })
    const [taken] = await transaction
      .delete(childCodes)
      .where(and(eq(childCodes.code, code), gt(childCodes.expiresAt, at)))
      .returning({ childId: childCodes.childId })
    const none = '找不到這個代碼。代碼只能用一次，30 分鐘內有效，請孩子再給你一個'
    if (!taken || taken.childId === parentId) throw new AppError('validation', { errors: { code: [none] } })
    const { childId } = taken
    const [child] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, childId))
    const pair = and(eq(childLinks.parentId, parentId), eq(childLinks.childId, childId), present)
    const [known] = await transaction.select({ id: childLinks.id }).from(childLinks).where(pair)
    if (known) return { id: known.id, name: child?.name ?? '' }
    await refuseMany(transaction, { parentId, childId })
    const [row] = await transaction
      .insert(childLinks)
      .values({ parentId, childId, linkedAt: at })
      .returning({ id: childLinks.id })
    if (!row) throw new Error('the new link was not returned')
    await notify(
      transaction,
      [
        {
          userId: childId,
          kind: 'linked',
          key: `child:${row.id}:linked`,
          title: `${parent.name}現在看得到你的學習，你隨時可以收回`,
          url: '/my/learning-class',
          aboutId: parentId,
        },
      ],
      at,
    )
    return { id: row.id, name: child?.name ?? '' }
  })
}

/** The code was the only one of its child, and the parent's row is locked: nobody else counts the same at once. */
async function refuseMany(
  transaction: Transaction,
  { parentId, childId }: { parentId: number; childId: number },
): Promise<void> {
  const children = await transaction.$count(childLinks, and(eq(childLinks.parentId, parentId), present))
  if (children >= CHILD.children)
    throw new AppError('validation', { errors: { code: [`一個家長帳號最多連結 ${CHILD.children} 個孩子`] } })
  const parents = await transaction.$count(childLinks, and(eq(childLinks.childId, childId), present))
  if (parents >= CHILD.parents)
    throw new AppError('validation', {
      errors: { code: [`一個孩子最多給 ${CHILD.parents} 位家長看，請孩子先收回一位`] },
    })
}

/** Ends a link at once, and tells the other of the two. Ended meanwhile, it is no fault. */
export async function endLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { link, userId }: { link: Link; userId: number },
): Promise<void> {
  const at = now()
  const byParent = link.parentId === userId
  await db.transaction(async (transaction) => {
    const ended = await transaction
      .update(childLinks)
      .set({ endedAt: at, endedBy: byParent ? 'parent' : 'child' })
      .where(and(eq(childLinks.id, link.id), present))
      .returning({ id: childLinks.id })
    if (ended.length === 0) return
    const [who] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId))
    await notify(
      transaction,
      [
        {
          userId: byParent ? link.childId : link.parentId,
          kind: 'unlinked',
          key: `child:${link.id}:unlinked`,
          title: byParent
            ? `${who?.name ?? ''}不再看你的學習了`
            : `${who?.name ?? ''}收回了學習紀錄，你看不到了`,
          url: byParent ? '/my/learning-class' : '/my/child',
          aboutId: userId,
        },
      ],
      at,
    )
  })
}
