import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/tables/account.ts'

/** The role a teacher registers with (1-core §2). */
export const TEACHER_ROLE_ID = 4

/** Registered as a teacher, and confirmed by nobody yet. */
export const isPendingTeacher = and(eq(users.roleId, TEACHER_ROLE_ID), isNull(users.teacherConfirmedAt))
