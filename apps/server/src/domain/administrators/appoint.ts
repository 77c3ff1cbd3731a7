import { STAFF_ROLES } from '@hakka/contract/constants'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { userIdentities, userRoles, users } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'
import { accountsNamed, lockAddress, ownerOfAddress } from '../account/accounts.ts'
import { endAccess } from '../account/end-access.ts'
import { refuseLocked } from '../account/locked.ts'
import { newMailToken } from '../account/mail-tokens.ts'
import { writeAudit } from '../edit/audit.ts'
import { siteUrl } from '../network/site-url.ts'
import type { Services } from '../services.ts'

export interface Appointed {
  name: string
  /** What became of the account. */
  outcome: 'made' | 'promoted' | 'already'
  /** To the page where the password is set; good once and for 30 minutes. */
  link: string
}

const ADMIN = 'admin'
const NAME = '系統管理員'

/**
 * Makes an administrator of whoever has an address, by the word of the site's operator: the account that has
 * confirmed it, else one that claims it, else a new one. Whoever was logged in to it is out, and the link that is
 * answered sets the password; it confirms the address too.
 * @param email in lower case
 * @throws AppError `forbidden` for an account that is shut
 */
export async function appointAdministrator(services: Services, email: string): Promise<Appointed> {
  const { db, now } = services
  const at = now()
  const { user, outcome } = await db.transaction(async (transaction) => {
    await lockAddress(transaction, email)
    const owner = await ownerOfAddress(transaction, email)
    const { isNew, ...user } = owner ? { ...owner, isNew: false } : await claimant(transaction, email, at)
    await refuseLocked(transaction, user.id)
    const roles = await rolesOf(transaction, user.id)
    await transaction.insert(userRoles).values({ userId: user.id, role: ADMIN }).onConflictDoNothing()
    await endAccess(transaction, user.id)
    await writeAudit(
      transaction,
      {
        userId: null,
        by: '主機',
        action: 'user.admin',
        subjectId: user.id,
        subject: user.name,
        before: { roles: namesOf(roles) },
        after: { roles: namesOf([...new Set([...roles, ADMIN])]) },
      },
      at,
    )
    const outcome = isNew ? 'made' : roles.includes(ADMIN) ? 'already' : 'promoted'
    return { user, outcome } as const
  })
  const token = await newMailToken(db, { userId: user.id, purpose: 'reset', email, now: at })
  return { name: user.name, outcome, link: siteUrl(services, `/password/reset?token=${token}`) }
}

/** An account for an address that nobody has confirmed. What a stranger may have set on it opens it no longer. */
async function claimant(transaction: Transaction, email: string, now: Date) {
  const claims = await accountsNamed(transaction, email)
  const claim = claims.find((user) => user.email?.toLowerCase() === email) ?? claims[0]
  await transaction
    .update(users)
    .set({ email: null })
    .where(
      and(eq(sql`lower(${users.email})`, email), isNull(users.emailVerifiedAt), ne(users.id, claim?.id ?? 0)),
    )
  const own = { email, passwordHash: null, hasStaffPassword: false, updatedAt: now }
  const [row] = claim
    ? await transaction.update(users).set(own).where(eq(users.id, claim.id)).returning()
    : await transaction
        .insert(users)
        .values({ ...own, username: email, name: NAME })
        .returning()
  if (!row) throw new Error('the new administrator was not returned')
  await transaction.delete(userIdentities).where(eq(userIdentities.userId, row.id))
  return { ...row, isNew: !claim }
}

const rolesOf = async (transaction: Transaction, userId: number) =>
  (
    await transaction.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId))
  ).map(({ role }) => role)

const namesOf = (roles: readonly string[]) =>
  STAFF_ROLES.filter(({ code }) => roles.includes(code)).map(({ name }) => name)
