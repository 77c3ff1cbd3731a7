import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const at = (name: string) => timestamp(name, { withTimezone: true })
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** `username` is any text, not an e-mail: nine-year-olds with a class account have none. */
export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    name: text().notNull(),
    email: text(),
    /** argon2id in PHC form; `null` where nobody can log in with a password. */
    passwordHash: text('password_hash'),
    isTeacher: boolean('is_teacher').notNull().default(false),
    isStudent: boolean('is_student').notNull().default(false),
    /** Made by `SEED=demo`; shut out as soon as the server starts without it. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: at('created_at').notNull().default(sql`now()`),
    updatedAt: at('updated_at').notNull().default(sql`now()`),
  },
  (table) => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
)

/** Roles by code (`domain/permissions.ts`); a user may hold several. */
export const userRoles = pgTable('user_roles', { userId: owner(), role: text().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.role] }),
])

/** A login. Only the SHA-256 of the cookie's secret is kept: a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    secretHash: text('secret_hash').notNull().unique(),
    userId: owner(),
    remember: boolean().notNull(),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
)

/** Bearer tokens, kept as SHA-256. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: owner(),
    tokenHash: text('token_hash').notNull().unique(),
    label: text().notNull(),
    createdAt: at('created_at').notNull().default(sql`now()`),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
)

/** Failed logins by account, known or not. `account` is a SHA-256 of the name that was typed. */
export const loginFailures = pgTable('login_failures', {
  account: text().primaryKey(),
  failures: integer().notNull(),
  /** When the count is forgotten; with five failures, until when the account is locked. */
  until: at('until').notNull(),
})
