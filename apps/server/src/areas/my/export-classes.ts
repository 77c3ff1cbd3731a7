import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '../../db/tables/account.ts'
import { competitions } from '../../db/tables/competition.ts'
import { events } from '../../db/tables/event.ts'
import {
  classAccounts,
  classMembers,
  classTeachers,
  notifications,
  schoolClasses,
} from '../../db/tables/school-class.ts'
import type { Services } from '../../domain/services.ts'

const consenter = alias(users, 'consenter')

/** The classes that somebody was in or teaches, and what she was told of them. */
export async function classesOf(db: Services['db'], userId: number) {
  const stays = await db
    .select({
      class: schoolClasses.name,
      seat_no: classMembers.seatNo,
      group: classMembers.groupName,
      came_by: classMembers.via,
      asked_at: classMembers.askedAt,
      joined_at: classMembers.joinedAt,
      left_at: classMembers.leftAt,
      left_as: classMembers.leftAs,
      consent_at: classMembers.consentAt,
      consent_ticked_by: consenter.name,
    })
    .from(classMembers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classMembers.classId))
    .leftJoin(consenter, eq(consenter.id, classMembers.consentBy))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(classMembers.id))
  const taught = await db
    .select({
      class: schoolClasses.name,
      code: schoolClasses.code,
      description: schoolClasses.description,
      remark: schoolClasses.remark,
      is_owner: classTeachers.isOwner,
      since: classTeachers.createdAt,
    })
    .from(classTeachers)
    .innerJoin(schoolClasses, eq(schoolClasses.id, classTeachers.classId))
    .where(eq(classTeachers.userId, userId))
    .orderBy(asc(schoolClasses.id))
  const made = await db
    .select({
      home_class: competitions.homeName,
      away_class: competitions.awayName,
      event: events.title,
      description: events.description,
      agree_status: competitions.agreeStatus,
      created_at: competitions.createdAt,
    })
    .from(competitions)
    .innerJoin(events, eq(events.id, competitions.eventId))
    .where(eq(competitions.madeBy, userId))
    .orderBy(asc(competitions.id))
  const [account] = await db
    .select({ created_at: classAccounts.createdAt, pin_set_at: classAccounts.pinSetAt })
    .from(classAccounts)
    .where(eq(classAccounts.userId, userId))
  const told = await db
    .select({
      title: notifications.title,
      created_at: notifications.createdAt,
      read_at: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id))
  return {
    member_of: stays,
    teacher_of: taught,
    competitions_made: made,
    class_account: account ?? null,
    notifications: told,
  }
}
