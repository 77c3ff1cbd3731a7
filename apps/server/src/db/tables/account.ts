import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { at, createdAt, id, isDemo, updatedAt } from './columns.ts'
import { cities, schools } from './place.ts'

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
    /** When the address was confirmed by the link sent to it. */
    emailVerifiedAt: at('email_verified_at'),
    /** A commonly used address, for prize notices; `email` is the account's own. */
    email2: text('email_2'),
    /** What the account was registered as: 4 teacher, 5 student, 7 parent, 8 general public. */
    roleId: smallint('role_id'),
    cityId: smallint('city_id').references(() => cities.id),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    /** School year 1 to 12. */
    gradeNo: smallint('grade_no'),
    classNo: smallint('class_no'),
    /** Who has it is a teacher (`domain/account/teacher.ts`); who registered as one without it is pending, and sees no pupil's data. */
    teacherConfirmedAt: at('teacher_confirmed_at'),
    /** When 服務條款 and 隱私權政策 were agreed to. */
    agreedAt: at('agreed_at'),
    /** argon2id in PHC form; `null` where nobody can log in with a password. */
    passwordHash: text('password_hash'),
    /** The present password keeps the rule for staff: known only when it is set, a hash does not tell its length. */
    hasStaffPassword: boolean('has_staff_password').notNull().default(false),
    isStudent: boolean('is_student').notNull().default(false),
    /** Made by `SEED=demo`; shut out as soon as the server starts without it. */
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
  ],
)

/** Roles of staff by code (`domain/account/permissions.ts`), and `locked`; a user may hold several. */
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
    /** Of a class account: it ends after 20 minutes without use, whatever tablet it is on. */
    shared: boolean().notNull().default(false),
    /** The browser and system, as its owner would name them: Chrome，Windows. */
    device: text().notNull().default(''),
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
    createdAt: createdAt(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
)

/**
 * What is counted for a while: tries at a password by account or by place (`domain/login/tries.ts`), failures by
 * network, turns of mails. Rows that are over go every ten minutes (`domain/running/expire.ts`).
 */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** What is counted; of names, addresses and networks an HMAC. */
    key: text('account').primaryKey(),
    failures: integer().notNull(),
    /** How many of the failures are tries that are not decided yet. */
    pending: integer().notNull().default(0),
    /** When the count is forgotten; with five failures, until when the account is locked. */
    until: at('until').notNull(),
  },
  (table) => [index('login_failures_until').on(table.until)],
)

/** Devices and networks from where an account has been opened. There it has tries of its own. */
export const loginPlaces = pgTable(
  'login_places',
  {
    userId: owner(),
    /** `device` or `network`. */
    kind: text().notNull(),
    /** An HMAC of the device's secret or of the network. */
    place: text().notNull(),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.place] }),
    index('login_places_place').on(table.place),
    index('login_places_seen').on(table.seenAt),
  ],
)

/** An account at another provider that opens this one. Found by issuer and subject, never by its address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    id: id(),
    userId: owner(),
    /** `edu` (教育雲端帳號) or `google`. */
    provider: text().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** What the provider calls the account: shown to its owner. */
    label: text().notNull().default(''),
    linkedAt: at('linked_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_identities_subject').on(table.issuer, table.subject),
    uniqueIndex('user_identities_provider').on(table.userId, table.provider),
  ],
)

/** Links sent by mail: kept as SHA-256, good once and for 30 minutes. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: owner(),
    /** `verify` or `reset`. */
    purpose: text().notNull(),
    /** The address that it was sent to: confirming confirms this one. */
    email: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [index('mail_tokens_user').on(table.userId, table.purpose)],
)

/**
 * A class account that its pupil has joined into an account of her own. Whatever is named in `moved` was the class
 * account's; it can be given back within a day, then the class account is deleted.
 */
export const accountJoins = pgTable(
  'account_joins',
  {
    id: id(),
    fromId: integer('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    toId: integer('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull(),
    finalAt: at('final_at').notNull(),
    undoneAt: at('undone_at'),
    /** See `domain/account-join/moved.ts`. */
    moved: json().notNull(),
  },
  (table) => [
    uniqueIndex('account_joins_from').on(table.fromId).where(sql`${table.undoneAt} is null`),
    index('account_joins_to').on(table.toId),
    index('account_joins_final').on(table.finalAt),
  ],
)
