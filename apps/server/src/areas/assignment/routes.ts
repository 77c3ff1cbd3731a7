import { AnsweredFile } from '@hakka/contract/answered-file'
import { findAsked, findAssignment, isAsked, teachesAssignment } from '../../domain/assignment/find.ts'
import { itemOf } from '../../domain/assignment/present.ts'
import { itemsOfAssignment, pupilsOf } from '../../domain/assignment/pupils.ts'
import { auditReading } from '../../domain/edit/audit-reading.ts'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { auditRead } from '../../domain/school-class/audit-read.ts'
import { findClass, teachesClass } from '../../domain/school-class/belonging.ts'
import type { Services } from '../../domain/services.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { assignAgain } from './again.ts'
import { answersOfClass } from './answers.ts'
import { dueOfTeacher } from './due.ts'
import { assignmentsOfClass, listedAssignment } from './given.ts'
import { handBack, handIn } from './hand-in.ts'
import { ownList, ownOne, untouched } from './own.ts'
import { picksFor } from './picks.ts'
import { handedSounds, handInRecording, takeRecordingBack } from './recordings.ts'
import { remind } from './remind.ts'
import { reportOf } from './report.ts'
import { changeAssignment, giveAssignment, removeAssignment } from './save.ts'
import { answerTest, testItem, tryAnswer } from './sitting.ts'
import { lastClass, openClasses, readSource } from './sources.ts'
import { answersOfTest } from './test-answers.ts'

const TEACHER = { policy: 'teacher', personal: true } as const
const PUPIL = { policy: 'login', personal: true } as const

/** An assignment of a class that the caller teaches, named in the query or in the body. */
const BY_QUERY = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { query }: { query: { id: number } }) => findAssignment(db, query.id),
    may: teachesAssignment,
  },
} as const
const BY_BODY = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { body }: { body: { id: number } }) => findAssignment(db, body.id),
    may: teachesAssignment,
  },
} as const
const OF_CLASS = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { query }: { query: { class_id: number } }) => findClass(db, query.class_id),
    may: teachesClass,
  },
} as const
/** One that is the caller's to do. */
const MINE_BY_QUERY = {
  ...PUPIL,
  resource: {
    find: ({ db }: Services, { query }: { query: { id: number } }) => findAsked(db, query.id),
    may: isAsked,
  },
} as const
const MINE_BY_BODY = {
  ...PUPIL,
  resource: {
    find: ({ db }: Services, { body }: { body: { id: number } }) => findAsked(db, body.id),
    may: isAsked,
  },
} as const
const TAKEN_BACK = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { body }: { body: { id: number } }) => findAssignment(db, body.id, true),
    may: teachesAssignment,
  },
} as const

const ANSWERS = { max: 300, per: 'user' } as const

/** Each tells at most a class, once a day. */
const REMINDED = { max: 120, per: 'user', ms: HOUR_MS } as const

const GIVEN = { max: 120, per: 'user', ms: HOUR_MS, together: 'assignments' } as const

/** Notes that a teacher has read what pupils of a class did of its assignments. */
const readNoted = ({ db, now }: Services, userId: number, row: { id: number; name: string }) =>
  auditRead(db, { userId, action: 'class.assignments', classId: row.id, subject: row.name }, now())

/** Notes that a teacher has looked at what one pupil did: apart from the lists, and under her name. */
const pupilNoted = (
  { db, now }: Services,
  userId: number,
  {
    action,
    row,
    pupil,
  }: { action: `pupil.${string}`; row: { name: string }; pupil: { userId: number; name: string } },
) =>
  auditReading(db, { userId, action, subjectId: pupil.userId, subject: `${row.name}　${pupil.name}` }, now())

export const routes = [
  route(
    'GET /api/my/teaching-class/assignment/choices',
    TEACHER,
    async ({ query, actor, services: { db } }) => {
      const source = await readSource(db, query)
      if (!source) throw new AppError('not_found')
      const { items, ...head } = source
      return {
        data: {
          title: head.title,
          title_pinyin: head.titlePinyin,
          dialect_id: head.dialectId,
          place: head.place,
          picture: head.picture,
          items: items.map(({ url: _url, versionId: _version, dialectId: _dialect, ...item }) => item),
          can_test: items.some(({ asks }) => asks),
          last_class_id: await lastClass(db, actor.userId),
          classes: await openClasses(db, actor.userId),
        },
      }
    },
  ),

  route('GET /api/my/teaching-class/assignment/picks', OF_CLASS, async ({ query, services: { db } }) => ({
    data: await picksFor(db, query.class_id),
  })),

  route(
    'GET /api/my/teaching-class/assignment/list',
    OF_CLASS,
    async ({ actor, resource: { row }, services }) => {
      await readNoted(services, actor.userId, row)
      const [assignments, font] = await Promise.all([
        assignmentsOfClass(services.db, row.id),
        titlesFace(services.db),
      ])
      return { data: { assignments, font } }
    },
  ),

  route('GET /api/my/teaching-class/assignment/due', TEACHER, async ({ actor, services }) => {
    const list = await dueOfTeacher(services.db, { userId: actor.userId, now: services.now() })
    for (const [id, name] of new Map(list.map((own) => [own.class_id, own.class_name])))
      await readNoted(services, actor.userId, { id, name })
    return { data: { assignments: list } }
  }),

  route(
    'POST /api/my/teaching-class/assignment',
    {
      ...TEACHER,
      limit: GIVEN,
      resource: {
        find: ({ db }: Services, { body }: { body: { class_id: number } }) => findClass(db, body.class_id),
        may: teachesClass,
      },
    },
    async ({ actor, body, services }) => {
      const { id, message } = await giveAssignment(services, actor.userId, body)
      return { data: { id }, message }
    },
  ),

  route('PUT /api/my/teaching-class/assignment', BY_BODY, async ({ body, resource: { row }, services }) => {
    await changeAssignment(services, row, body)
    return { message: '作業改好了' }
  }),

  route(
    'DELETE /api/my/teaching-class/assignment',
    BY_BODY,
    async ({ actor, resource: { row }, services }) => {
      await removeAssignment(services, { row, userId: actor.userId, removed: true })
      return { message: `「${row.title}」收回了` }
    },
  ),

  route(
    'POST /api/my/teaching-class/assignment/restore',
    TAKEN_BACK,
    async ({ actor, resource: { row }, services }) => {
      await removeAssignment(services, { row, userId: actor.userId, removed: false })
      return { message: `「${row.title}」又派回去了` }
    },
  ),

  route(
    'POST /api/my/teaching-class/assignment/hand-back',
    BY_BODY,
    async ({ actor, body, resource: { row }, services }) => {
      const { member_ids: memberIds, note } = body
      const count = await handBack(services, { row, userId: actor.userId, memberIds, note })
      return { data: { count }, message: `發還給 ${count} 位同學了` }
    },
  ),

  route('GET /api/my/teaching-class/assignment/try', BY_QUERY, async ({ resource, services: { db } }) => {
    const { row, of } = resource
    return { data: await untouched(db, { row, className: of.row.name }) }
  }),

  route(
    'GET /api/my/teaching-class/assignment/report',
    BY_QUERY,
    async ({ actor, resource: { row, of }, services }) => {
      await readNoted(services, actor.userId, of.row)
      const items = await itemsOfAssignment(services.db, row.id)
      const { works, pupils, cells } = await reportOf(services.db, row, items)
      return {
        data: {
          assignment: await listedAssignment(services.db, row, { itemCount: items.length, cells }),
          class_name: of.row.name,
          items: items.map(itemOf),
          works,
          pupils,
        },
      }
    },
  ),

  route(
    'GET /api/my/teaching-class/assignment/answers',
    BY_QUERY,
    async ({ query, actor, resource: { row, of }, services }) => {
      const { item_id: itemId, member_id: memberId } = query
      const all = await pupilsOf(services.db, row)
      if (memberId === undefined) {
        await readNoted(services, actor.userId, of.row)
        return { data: await answersOfClass(services.db, row, { itemId, pupils: all }) }
      }
      const pupil = all.find((own) => own.memberId === memberId)
      if (!pupil) throw new AppError('not_found')
      await pupilNoted(services, actor.userId, { action: 'pupil.answers', row: of.row, pupil })
      return { data: await answersOfClass(services.db, row, { itemId, pupils: [pupil] }) }
    },
  ),

  route(
    'POST /api/my/teaching-class/assignment/remind',
    { ...BY_BODY, limit: REMINDED },
    async ({ actor, body, resource: { row, of }, services }) => {
      await readNoted(services, actor.userId, of.row)
      const count = await remind(services, { row, memberIds: body.member_ids })
      const message = count > 0 ? `提醒了 ${count} 位還沒做完的同學` : '今天都提醒過了，明天可以再提醒一次'
      return { data: { count }, message }
    },
  ),

  route(
    'POST /api/my/teaching-class/assignment/again',
    { ...BY_BODY, limit: GIVEN },
    async ({ actor, body, resource: { row }, services }) => {
      const made = await assignAgain(services, { row, userId: actor.userId, fields: body })
      return { data: { id: made.id, pupil_count: made.pupilCount }, message: made.message }
    },
  ),

  route('GET /api/my/teaching-class/assignment/test', BY_QUERY, async ({ query, resource, services }) => ({
    data: await testItem(services.db, resource.row, { itemId: query.item_id, no: query.no }),
  })),

  route(
    'POST /api/my/teaching-class/assignment/test',
    { ...BY_BODY, limit: ANSWERS },
    async ({ body: { item_id: itemId, no, answer }, resource: { row }, services }) => ({
      data: await tryAnswer(services, { row, itemId, no, answer }),
    }),
  ),

  route(
    'GET /api/my/teaching-class/assignment/recording',
    BY_QUERY,
    async ({ query, actor, resource: { row, of }, services }) => {
      const [found] = await handedSounds(services.db, row, query.recording_id)
      const size = found && (await services.privateBlobs.size(found.key))
      if (!found || size === undefined) throw new AppError('not_found')
      await pupilNoted(services, actor.userId, { action: 'pupil.recording', row: of.row, pupil: found })
      return new AnsweredFile({
        mediaType: 'audio/wav',
        disposition: 'inline',
        size,
        stream: (part) => services.privateBlobs.stream(found.key, part),
      })
    },
  ),

  route('GET /api/my/learning-class/assignment/list', PUPIL, async ({ query, actor, services: { db } }) => ({
    data: { assignments: await ownList(db, actor.userId, query.class_id), font: await titlesFace(db) },
  })),

  route(
    'GET /api/my/learning-class/assignment',
    MINE_BY_QUERY,
    async ({ actor, resource, services: { db } }) => ({ data: await ownOne(db, actor.userId, resource) }),
  ),

  route(
    'POST /api/my/learning-class/assignment/hand-in',
    MINE_BY_BODY,
    async ({ actor, resource: { row }, services }) => {
      await handIn(services, { row, userId: actor.userId })
      return { message: row.mode === 'test' ? '交卷了，可以看結果了' : '交出去了' }
    },
  ),

  route(
    'GET /api/my/learning-class/assignment/test',
    MINE_BY_QUERY,
    async ({ query, actor, resource: { row }, services: { db } }) => ({
      data: await testItem(db, row, { itemId: query.item_id, no: query.no, userId: actor.userId }),
    }),
  ),

  route(
    'POST /api/my/learning-class/assignment/test',
    { ...MINE_BY_BODY, limit: ANSWERS },
    async ({ body: { item_id: itemId, no, answer }, actor, resource: { row }, services }) => ({
      data: await answerTest(services, { row, itemId, no, answer, userId: actor.userId }),
    }),
  ),

  route(
    'GET /api/my/learning-class/assignment/answers',
    MINE_BY_QUERY,
    async ({ actor, resource: { row }, services: { db } }) => ({
      data: await answersOfTest(db, row, actor.userId),
    }),
  ),

  route(
    'POST /api/my/learning-class/assignment/recording',
    MINE_BY_BODY,
    async ({ body: { id, recording_id: recordingId }, actor, services }) => {
      await handInRecording(services, { assignmentId: id, recordingId, userId: actor.userId })
      return { message: '錄音交給老師了' }
    },
  ),

  route(
    'DELETE /api/my/learning-class/assignment/recording',
    MINE_BY_BODY,
    async ({ body: { id, recording_id: recordingId }, actor, services }) => {
      await takeRecordingBack(services, { assignmentId: id, recordingId, userId: actor.userId })
      return { message: '錄音收回來了，老師聽不到了' }
    },
  ),
]
