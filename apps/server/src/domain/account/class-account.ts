import { isNull, sql } from 'drizzle-orm'
import { users } from '../../db/tables/account.ts'

/** Of a row of `users`: made by a teacher for a pupil, whatever other logins the pupil has given it since. */
export const isClassAccount = sql<boolean>`exists (select from class_accounts made where made.user_id = ${users.id})`

/** Of a row of `users`: a class account that opens by its PIN alone: nobody has made it her own yet. */
export const hasPinAlone = sql<boolean>`(${isClassAccount} and ${isNull(users.emailVerifiedAt)}
  and not exists (select from user_identities bound where bound.user_id = ${users.id}))`
