import type { WayIn } from '@hakka/contract/constants/school-class'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id, isDemo, updatedAt } from './columns.ts'
import { deleted } from './deleted.ts'
import { schools } from './place.ts'

const classOf = () =>
  integer('class_id')
    .notNull()
    .references(() => schoolClasses.id, { onDelete: 'cascade' })

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A class of pupils, taught by one teacher or several. */
export const schoolClasses = pgTable(
  'school_classes',
  {
    id: id(),
    /** Six characters that pupils type: who comes by it waits for a teacher. */
    code: text().notNull(),
    /** In the link and its QR code: who brings it is in at once. */
    inviteKey: text('invite_key').notNull(),
    /** In the link for other teachers: who brings it teaches the class too. */
    teacherKey: text('teacher_key').notNull(),
    name: text().notNull(),
    schoolId: integer('school_id').references(() => schools.id, { onDelete: 'set null' }),
    description: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** 1 public, 2 not: nobody can join, and its pupils do not see it. */
    status: smallint().notNull(),
    /** School year 1 to 12; null of a club. */
    gradeNo: smallint('grade_no'),
    /** The year of the Republic in which the school year began. */
    yearNo: smallint('year_no').notNull(),
    /** Its year is over: it can be read, and nothing of it changes. */
    archivedAt: at('archived_at'),
    /** The class of the year before. */
    rolledFrom: integer('rolled_from'),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deleted(),
  },
  (table) => [
    uniqueIndex('school_classes_code').on(sql`upper(${table.code})`),
    // A class goes up once, as long as the next year's is there.
    uniqueIndex('school_classes_rolled').on(table.rolledFrom).where(sql`${table.deletedAt} is null`),
    index('school_classes_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('school_classes_status', sql`${table.status} in (1, 2)`),
  ],
)

/** Who teaches a class: one owner, and others beside. */
export const classTeachers = pgTable(
  'class_teachers',
  {
    classId: classOf(),
    userId: owner(),
    isOwner: boolean('is_owner').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.userId] }),
    index('class_teachers_user').on(table.userId),
    uniqueIndex('class_teachers_owner').on(table.classId).where(sql`${table.isOwner}`),
  ],
)

/**
 * A pupil's stay in a class. It waits while it has neither `joined_at` nor `left_at`; from the first to the second it
 * belongs to the class, and of that time the class's teachers see what belongs to the class. Who comes back has a new row.
 */
export const classMembers = pgTable(
  'class_members',
  {
    id: id(),
    classId: classOf(),
    userId: owner(),
    /** 座號. */
    seatNo: smallint('seat_no'),
    /** The group of the class that she works in; null of who is in none. */
    groupName: text('group_name'),
    /** How it came: `code`, `link`, `account` (a class account), `moved` or `rolled` (from the class of the year before). */
    via: text().$type<WayIn>().notNull(),
    askedAt: at('asked_at').notNull(),
    joinedAt: at('joined_at'),
    leftAt: at('left_at'),
    /** How it ended: `left`, `removed`, `moved`, `refused`, `closed` or `joined` (under another account). */
    leftAs: text('left_as'),
    /** When a teacher ticked that the guardian's consent lies there, and who. */
    consentAt: at('consent_at'),
    consentBy: integer('consent_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('class_members_present').on(table.classId, table.userId).where(sql`${table.leftAt} is null`),
    index('class_members_class').on(table.classId),
    index('class_members_user').on(table.userId),
  ],
)

/** An account that a teacher made, of a pupil without an address: its PIN is its password. */
export const classAccounts = pgTable('class_accounts', {
  userId: owner().primaryKey(),
  /** The class that it was made in: its code is the beginning of the user name. */
  classId: integer('class_id').references(() => schoolClasses.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  pinSetAt: at('pin_set_at').notNull(),
})

/** What somebody is told on the site; nobody gets mail unasked. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    /** `joined`, `asked`, `approved`, `invited`, `due`, `handed_back`, `answered`, `linked` or `unlinked`. */
    kind: text().notNull(),
    /** What it is about: told twice, it stands there once. */
    key: text().notNull(),
    title: text().notNull(),
    /** Where it leads, on this site. */
    url: text().notNull(),
    classId: integer('class_id').references(() => schoolClasses.id, { onDelete: 'cascade' }),
    /** Whom its title names: with the account the line goes too. */
    aboutId: integer('about_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    readAt: at('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_user').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_about').on(table.aboutId),
    index('notifications_class').on(table.classId),
    index('notifications_created').on(table.createdAt),
  ],
)
