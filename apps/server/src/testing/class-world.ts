import { AGREE } from '@hakka/contract/constants/competition'
import { eq } from 'drizzle-orm'
import { users } from '../db/tables/account.ts'
import { childLinks } from '../db/tables/child.ts'
import { competitions } from '../db/tables/competition.ts'
import { schools } from '../db/tables/place.ts'
import { assign, dayIn, keptRecording, lessonOf, speakingTheme } from './assignments.ts'
import { person, schoolClass, stay, teacherOf } from './classes.ts'
import { event } from './events.ts'
import type { TestServer } from './server.ts'

/** Everybody who may come to a class, its assignments, its competitions and its pupils, rightly or not. */
export const CLASS_CALLERS = {
  owner: 'the class’s own teacher',
  beside: 'a teacher beside her',
  sameSchool: 'a teacher of another class of the school',
  otherSchool: 'a teacher of another school',
  quitTeacher: 'a teacher who has left the class',
  unconfirmed: 'a teacher of the class who is no longer confirmed',
  pupil: 'a pupil of the class',
  quitPupil: 'a pupil who has left',
  removedPupil: 'a pupil who was taken out',
  waiting: 'a pupil who waits to be let in',
  otherPupil: 'a pupil of another class',
  parent: 'a parent of the pupil',
  formerParent: 'a parent whose link is over',
  otherParent: 'a parent of another pupil',
  stranger: 'a stranger with a login',
} as const
export type ClassCaller = keyof typeof CLASS_CALLERS

/** What a call names: made anew for each that changes it. */
export interface ClassWorld {
  classId: number
  schoolId: number
  lessonId: number
  besideId: number
  /** Stays in the class: of the pupil, of who waits, of one with a card. */
  memberId: number
  waitingId: number
  cardId: number
  /** Another class of the same teachers, and one of somebody else's. */
  secondId: number
  foreignId: number
  foreignCode: string
  /** A test, with its first item. */
  testId: number
  itemId: number
  /** Something to say, and the pupil's recording of it. */
  spokenId: number
  recordingId: number
  /** Between this class and somebody else's. */
  competitionId: number
  /** Of the pupil's parent, and of one whose link is over. */
  linkId: number
  endedId: number
}

type People = Record<ClassCaller, Awaited<ReturnType<typeof person>>>

/** Those who come, and a maker of what they ask for. */
export async function classWorlds(server: TestServer) {
  const { db, now } = server.services
  const made = await db
    .insert(schools)
    .values(['014601', '014602'].map((code) => ({ code, name: `${code} 國小` })))
    .returning()
  const [schoolId = 0, otherSchoolId = 0] = made.map(({ id }) => id)
  const pupilOf = () => person(server, { name: '學生甲', isStudent: true })
  const parentOf = async () => {
    const own = await person(server, { name: '家長甲' })
    await db.update(users).set({ roleId: 7 }).where(eq(users.id, own.id))
    return own
  }
  const people: People = {
    owner: await teacherOf(server),
    beside: await teacherOf(server),
    sameSchool: await teacherOf(server),
    otherSchool: await teacherOf(server),
    quitTeacher: await teacherOf(server),
    unconfirmed: await person(server, { isTeacher: false }),
    pupil: await pupilOf(),
    quitPupil: await pupilOf(),
    removedPupil: await pupilOf(),
    waiting: await pupilOf(),
    otherPupil: await pupilOf(),
    parent: await parentOf(),
    formerParent: await parentOf(),
    otherParent: await parentOf(),
    stranger: await person(server),
  }
  const { owner, beside, pupil, otherPupil } = people
  const lesson = await lessonOf(server)
  const { theme, itemId: sentenceId } = await speakingTheme(server)
  const foreign = await schoolClass(server, [people.sameSchool], { schoolId, name: '五年一班' })
  const far = await schoolClass(server, [people.otherSchool], { schoolId: otherSchoolId })
  await stay(server, { classId: foreign.id, userId: otherPupil.id })
  await stay(server, { classId: far.id, userId: people.stranger.id })

  async function classOf() {
    const { id: classId } = await schoolClass(
      server,
      [owner, beside, people.quitTeacher, people.unconfirmed],
      { schoolId },
    )
    const second = await schoolClass(server, [owner, beside], { schoolId })
    const memberOf = async (who: { id: number }, columns: object = {}) =>
      (await stay(server, { classId, userId: who.id }, columns)).id
    const memberId = await memberOf(pupil)
    const removedId = await memberOf(people.removedPupil)
    await memberOf(people.quitPupil)
    const waitingId = await memberOf(people.waiting, { joinedAt: null })
    return { classId, secondId: second.id, memberId, removedId, waitingId }
  }

  /** The stay of somebody with a class account. */
  async function cardOf(classId: number): Promise<number> {
    const students = [{ name: '學生乙' }]
    await owner.ask('POST /api/my/teaching-class/account/create', { class_id: classId, students })
    const { body } = await owner.ask(`GET /api/my/teaching-class/student/list?class_id=${classId}`)
    return body.data.students.find(({ account }: { account: string | null }) => account !== null).id
  }

  async function workOf(classId: number) {
    const due_on = dayIn(7, now())
    const test = await assign(server, owner, { class_id: classId, id: lesson.id, mode: 'test', due_on })
    const spoken = { class_id: classId, of: 'speaking', id: theme, dialect_id: 1, due_on }
    const { id: spokenId } = await assign(server, beside, spoken)
    const recordingId = await keptRecording(server, { userId: pupil.id, itemId: sentenceId })
    return { testId: test.id, itemId: test.items[0]?.id ?? 0, spokenId, recordingId }
  }

  /** The class is asked by another one where the call is the away team's, and has not said yes before it accepts. */
  async function competitionOf(classId: number, call: string) {
    const isAway = /accept|away-team/.test(call)
    const agreeStatus = call.includes('away-team') ? AGREE.accepted : AGREE.pending
    const { id: eventId } = await event(server, {
      rankRequires: 'V2',
      isCompetition: true,
      isDraft: true,
      beginAt: new Date(now().getTime() + 86_400_000),
      endAt: new Date(now().getTime() + 2 * 86_400_000),
    })
    const [homeClassId, awayClassId] = isAway ? [foreign.id, classId] : [classId, foreign.id]
    const [row] = await db
      .insert(competitions)
      .values({
        eventId,
        homeClassId,
        awayClassId,
        homeName: '主隊',
        awayName: '客隊',
        homeFlag: 1,
        awayFlag: 3,
        conditionId: 1,
        agreeStatus,
      })
      .returning()
    return row?.id ?? 0
  }

  async function linksOf() {
    await db.delete(childLinks)
    const linkOf = async (parent: { id: number }, child: { id: number }) => {
      const [row] = await db
        .insert(childLinks)
        .values({ parentId: parent.id, childId: child.id, linkedAt: now() })
        .returning()
      return row?.id ?? 0
    }
    const linkId = await linkOf(people.parent, pupil)
    await linkOf(people.otherParent, otherPupil)
    const endedId = await linkOf(people.formerParent, pupil)
    await pupil.ask(`DELETE /api/my/child/${endedId}`)
    return { linkId, endedId }
  }

  /** Anew: a class that some have left, with what else a call needs. */
  async function world(call: string): Promise<ClassWorld> {
    const { removedId, ...own } = await classOf()
    const { classId } = own
    const none = { testId: 0, itemId: 0, spokenId: 0, recordingId: 0 }
    const work = call.includes('/assignment') ? await workOf(classId) : none
    const competitionId = call.includes('/competition') ? await competitionOf(classId, call) : 0
    const cardId = /account\/(pin|unlock)/.test(call) ? await cardOf(classId) : 0
    const links = call.includes('/child/') ? await linksOf() : { linkId: 0, endedId: 0 }
    await people.quitTeacher.ask('DELETE /api/my/teaching-class/quit', { class_id: classId })
    await people.quitPupil.ask('DELETE /api/my/learning-class/quit', { class_id: classId })
    await owner.ask('POST /api/my/teaching-class/student/remove', {
      class_id: classId,
      member_ids: [removedId],
    })
    const theirs = { foreignId: foreign.id, foreignCode: foreign.code }
    const known = { schoolId, lessonId: lesson.id, besideId: beside.id }
    return { ...known, ...theirs, ...own, ...work, competitionId, cardId, ...links }
  }

  return { people, world }
}
