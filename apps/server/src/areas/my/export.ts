import { buffer } from 'node:stream/consumers'
import { ROLES } from '@hakka/contract/constants'
import { and, asc, eq } from 'drizzle-orm'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { loginPlaces, sessions, userIdentities } from '../../db/tables/account.ts'
import { lessons, modules } from '../../db/tables/content.ts'
import { feedback } from '../../db/tables/feedback.ts'
import { compositions, keptRecordings, studyPlaces } from '../../db/tables/self-study.ts'
import { attempts, studyDays, studyRecorders } from '../../db/tables/study.ts'
import { addressOf, shownUsername } from '../../domain/account/accounts.ts'
import { teacherStateOf } from '../../domain/account/teacher.ts'
import { lessonUrl, targetName } from '../../domain/lesson/lesson-address.ts'
import type { Services } from '../../domain/services.ts'
import { wholeMinutes } from '../../domain/study/study-time.ts'
import { assignmentsOf } from './export-assignments.ts'
import { classesOf } from './export-classes.ts'
import { playedEvents } from './export-events.ts'
import { familyOf } from './export-family.ts'
import { exportReadme } from './export-readme.ts'
import { roomsOfUser, voicesOfUser } from './export-rooms.ts'
import { findAccount, rolesOf } from './profile.ts'

type Db = Services['db']

/** Everything that is kept of one person, as a ZIP of JSON files with a page that says what they are. */
export async function exportOf({ db, env, now, privateBlobs }: Services, userId: number): Promise<Buffer> {
  const recordings = await db
    .select()
    .from(keptRecordings)
    .where(eq(keptRecordings.userId, userId))
    .orderBy(asc(keptRecordings.id))
  const files = {
    'profile.json': await profile(db, userId),
    'logins.json': await logins(db, userId),
    'study-history.json': await studyHistory(db, userId),
    'progress.json': await progress(db, userId),
    'compositions.json': await written(db, userId),
    'feedback.json': await reports(db, userId),
    'events.json': await playedEvents(db, userId),
    'classes.json': await classesOf(db, userId),
    'family.json': await familyOf(db, userId),
    'assignments.json': await assignmentsOf(db, userId),
    'rooms.json': await roomsOfUser(db, userId),
    'recordings.json': recordings.map(({ id, title, createdAt }) => ({ id, title, created_at: createdAt })),
  }
  const readme = exportReadme({ siteName: env.siteName, at: now() })
  const packed: Zippable = {
    // With its mark, so that the plainest editor of Windows reads it as UTF-8.
    '說明.txt': strToU8(`\uFEFF${readme}`),
  }
  for (const [name, value] of Object.entries(files)) {
    packed[name] = strToU8(`${JSON.stringify(value, null, 2)}\n`)
  }
  const said = await voicesOfUser(db, { userId, now: now() })
  const sounds = [
    ...recordings.map(({ id, key }) => ({ key, path: `recordings/${id}.wav` })),
    ...said.map(({ id, key }) => ({ key, path: `recordings/room-${id}.wav` })),
  ]
  for (const { key, path } of sounds) {
    // Sound hardly gets smaller: it is packed as it is.
    if (await privateBlobs.has(key)) packed[path] = [await buffer(privateBlobs.stream(key)), { level: 0 }]
  }
  return Buffer.from(zipSync(packed, { mtime: now() }))
}

const registeredAs = (roleId: number | null) =>
  ROLES.filter(({ id }) => id === roleId).map(({ code }) => code)

async function profile(db: Db, userId: number) {
  const { user, city, school } = await findAccount(db, userId)
  // Named one by one: a column that comes later is not handed out unasked, and the password's hash never is.
  return {
    account: shownUsername(user.username),
    name: user.name,
    email: addressOf(user),
    email_verified_at: user.emailVerifiedAt,
    email_2: user.email2,
    role_id: user.roleId,
    roles: [...registeredAs(user.roleId), ...(await rolesOf(db, userId))],
    is_teacher: teacherStateOf(user) === 'confirmed',
    teacher_confirmed_at: user.teacherConfirmedAt,
    is_student: user.isStudent,
    city: city?.name ?? null,
    school: school?.name ?? null,
    district: school?.district ?? null,
    grade_no: user.gradeNo,
    class_no: user.classNo,
    agreed_at: user.agreedAt,
    has_password: user.passwordHash !== null,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
  }
}

async function logins(db: Db, userId: number) {
  const bound = await db.select().from(userIdentities).where(eq(userIdentities.userId, userId))
  const devices = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt))
  const places = await db
    .select()
    .from(loginPlaces)
    .where(eq(loginPlaces.userId, userId))
    .orderBy(asc(loginPlaces.createdAt), asc(loginPlaces.kind))
  return {
    bound_accounts: bound.map(({ provider, issuer, subject, label, linkedAt }) => ({
      provider,
      issuer,
      subject,
      label,
      linked_at: linkedAt,
    })),
    devices: devices.map(({ device, createdAt, lastSeenAt }) => ({
      device,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
    })),
    // Which ones they are can't be told: only their hashes are kept.
    known_places: places.map(({ kind, createdAt, seenAt }) => ({
      kind,
      first_login_at: createdAt,
      last_login_at: seenAt,
    })),
  }
}

async function studyHistory(db: Db, userId: number) {
  const recorders = await db
    .select()
    .from(studyRecorders)
    .where(eq(studyRecorders.userId, userId))
    .orderBy(asc(studyRecorders.beginAt))
  const days = await db
    .select()
    .from(studyDays)
    .where(eq(studyDays.userId, userId))
    .orderBy(asc(studyDays.day))
  const [left] = await db.select().from(studyPlaces).where(eq(studyPlaces.userId, userId))
  return {
    left_at: { parts: left?.parts ?? [], books: left?.books ?? [] },
    records: recorders.map((row) => ({
      page_code: row.pageCode,
      page: row.key,
      begin_at: row.beginAt,
      end_at: row.lastAt,
      minutes: wholeMinutes(row.creditMs),
    })),
    days: days.map(({ day, area, key, creditMs }) => ({
      day,
      area,
      page: key,
      seconds: Math.floor(creditMs / 1000),
    })),
  }
}

/** All that she did, in the order in which she did it. What her answers were stands in them. */
async function progress(db: Db, userId: number) {
  const rows = await db
    .select({ attempt: attempts, module: modules, lesson: lessons })
    .from(attempts)
    .leftJoin(modules, and(eq(attempts.thing, 'module'), eq(modules.id, attempts.thingId)))
    .leftJoin(lessons, eq(lessons.id, modules.lessonId))
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.doneAt), asc(attempts.id))
  return rows.map(({ attempt, module, lesson }) => ({
    lesson: lesson ? targetName(lesson, lesson.title) : null,
    url: lesson ? lessonUrl(lesson) : null,
    thing: attempt.thing,
    module_no: module?.withdrawnAt === null ? module.no : null,
    item: attempt.item,
    answer: attempt.answer,
    earned: attempt.earned,
    total: attempt.total,
    claimed: attempt.claimed,
    used_ms: attempt.usedMs,
    done_at: attempt.doneAt,
  }))
}

async function reports(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(feedback)
    .where(eq(feedback.userId, userId))
    .orderBy(asc(feedback.createdAt))
  return rows.map((row) => ({
    code: row.code,
    email: row.email,
    tel: row.tel,
    url: row.url,
    content: row.content,
    dialect_ids: row.dialectIds,
    types: row.types,
    category: row.category,
    subcategory: row.subcategory,
    status: row.status,
    reply: row.reply,
    created_at: row.createdAt,
  }))
}

async function written(db: Db, userId: number) {
  const rows = await db
    .select()
    .from(compositions)
    .where(eq(compositions.userId, userId))
    .orderBy(asc(compositions.id))
  return rows.map(({ dialectId, levelNo, no, title, compositionText, createdAt }) => ({
    dialect_id: dialectId,
    level_no: levelNo,
    no,
    title,
    composition_text: compositionText,
    created_at: createdAt,
  }))
}
