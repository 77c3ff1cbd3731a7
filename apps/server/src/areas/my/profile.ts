import { gradeName, LOGIN_PROVIDERS, ROLES } from '@hakka/contract/constants'
import { PENDING_TEACHER } from '@hakka/contract/constants/school-class'
import type { Account, UserFields } from '@hakka/contract/my'
import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../db/prepared.ts'
import { sessions, userIdentities, userRoles, users } from '../../db/tables/account.ts'
import { cities, schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { addressOf, isConfirmed, shownUsername } from '../../domain/account/accounts.ts'
import { teacherStateOf } from '../../domain/account/teacher.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

type Db = Services['db'] | Transaction

/** How long ago a login may be to erase an account that has no password. */
const FRESH_MS = 10 * 60_000

const accountBy = prepared((db) =>
  db
    .select({ user: users, city: cities, school: schools })
    .from(users)
    .leftJoin(cities, eq(cities.id, users.cityId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('find_account'),
)

export async function findAccount(db: Db, userId: number) {
  const [row] = await accountBy(db).execute({ userId })
  // Erased from another device a moment ago.
  if (!row) throw new AppError('login_required')
  return row
}

const rolesBy = prepared((db) =>
  db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, sql.placeholder('userId')))
    .prepare('find_roles'),
)

export const rolesOf = async (db: Db, userId: number) =>
  (await rolesBy(db).execute({ userId })).map(({ role }) => role)

const identitiesBy = prepared((db) =>
  db
    .select()
    .from(userIdentities)
    .where(eq(userIdentities.userId, sql.placeholder('userId')))
    .prepare('find_identities'),
)

/** What somebody is called by role: what they registered as, else what they were made. */
function roleName(user: typeof users.$inferSelect, roles: readonly string[]): string {
  const registered = ROLES.find(({ id }) => id === user.roleId)
  if (teacherStateOf(user) === 'pending') return PENDING_TEACHER
  if (registered) return registered.name
  const names = ROLES.filter(({ code }) => roles.includes(code)).map(({ name }) => name)
  if (names.length > 0) return names.join('、')
  return roles.length > 0 ? '編輯人員' : '一般民眾'
}

/** @param bindToken what the window of a binding is opened with; `undefined` for a client without a session */
export async function userFields(
  { db, env }: Services,
  userId: number,
  bindToken: string | undefined,
): Promise<UserFields> {
  const { user, city, school } = await findAccount(db, userId)
  const bound = await identitiesBy(db).execute({ userId })
  const binding = (field: 'eduCloud' | 'googleOauth') => {
    const { provider, name } = LOGIN_PROVIDERS.find((own) => own.field === field) ?? LOGIN_PROVIDERS[0]
    const own = bound.find((row) => row.provider === provider)
    const settings = env.logins[provider]
    return {
      name: settings?.label ?? name,
      linkAccount: own ? 'yes' : 'no',
      linkUrl: settings && bindToken ? `/login/${provider}?bind=${bindToken}` : '',
      account: own?.label ?? '',
    }
  }
  return {
    userName: user.name,
    roleName: roleName(user, await rolesOf(db, userId)),
    account: shownUsername(user.username),
    email: addressOf(user),
    emailVerified: isConfirmed(user),
    email_2: user.email2,
    cityName: city?.name ?? null,
    schoolName: school?.name ?? null,
    districtName: school?.district || null,
    levelName: user.gradeNo === null ? null : gradeName(user.gradeNo),
    eduCloud: binding('eduCloud'),
    googleOauth: binding('googleOauth'),
  }
}

export async function accountOf(
  { db, now }: Services,
  { userId, sessionId }: { userId: number; sessionId: number | null },
): Promise<Account> {
  const { user, school } = await findAccount(db, userId)
  return {
    username: shownUsername(user.username),
    name: user.name,
    email: addressOf(user),
    email_verified: isConfirmed(user),
    email_2: user.email2,
    city_id: user.cityId,
    school: school && { id: school.id, name: school.name, district: school.district },
    grade_no: user.gradeNo,
    class_no: user.classNo,
    has_password: user.passwordHash !== null,
    fresh_login: await isFresh(db, sessionId, now()),
  }
}

/** Whether the session that asks was opened a moment ago. */
export async function isFresh(db: Db, sessionId: number | null, now: Date): Promise<boolean> {
  if (sessionId === null) return false
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return row !== undefined && now.getTime() - row.createdAt.getTime() <= FRESH_MS
}
