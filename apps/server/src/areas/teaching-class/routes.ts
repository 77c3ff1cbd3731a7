import { auditRead } from '../../domain/school-class/audit-read.ts'
import { findClass, ownsClass, PUBLIC, teachesClass } from '../../domain/school-class/belonging.ts'
import { classEventsOf } from '../../domain/school-class/event-ranks.ts'
import type { Services } from '../../domain/services.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { makeAccounts, renewPins, unlock } from './accounts.ts'
import { approve, move, putInGroup, refuse, remove, tickConsent } from './members.ts'
import { rollClass } from './roll.ts'
import { archiveClass, classFaults, makeClass, renewLink, saveClass } from './save.ts'
import { classesTaught, studentsOf, waitingOf } from './store.ts'
import { deleteClass, joinAsTeacher, quit, removeTeacher } from './teachers.ts'

const TEACHER = { policy: 'teacher', personal: true } as const

/** The class in the path, in the query or in the body: one of the caller's own. */
const BY_PATH = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { params }: { params: { id: number } }) => findClass(db, params.id),
    may: teachesClass,
  },
} as const
const BY_QUERY = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { query }: { query: { class_id: number } }) => findClass(db, query.class_id),
    may: teachesClass,
  },
} as const
const BY_BODY = {
  ...TEACHER,
  resource: {
    find: ({ db }: Services, { body }: { body: { class_id: number } }) => findClass(db, body.class_id),
    may: teachesClass,
  },
} as const

/** Each PIN costs a tenth of a second of a core. */
const PINS = { max: 30, per: 'user', ms: HOUR_MS, together: 'PINs' } as const
const NEW_CLASSES = { max: 60, per: 'user', ms: HOUR_MS } as const
const LINKS = { max: 30, per: 'user' } as const

const ownersAlone = (actor: { userId: number }, found: Parameters<typeof ownsClass>[1]) => {
  if (!ownsClass(actor, found)) throw new AppError('forbidden', { message: '只有建立班級的老師可以這樣做' })
}

const done = (count: number, message: string) => ({ data: { count }, message })

export const routes = [
  route('GET /api/my/teaching-class/list', TEACHER, async ({ actor, services: { db } }) => ({
    data: { school_classes: await classesTaught(db, actor.userId) },
  })),

  route(
    'POST /api/my/teaching-class',
    { ...TEACHER, limit: NEW_CLASSES },
    async ({ actor, body, services }) => ({
      data: { id: await makeClass(services, actor.userId, body) },
      message: '班級建立成功',
    }),
    classFaults,
  ),

  route(
    'PUT /api/my/teaching-class/{id}',
    BY_PATH,
    async ({ params, body, services }) => {
      await saveClass(services, params.id, body)
      return { data: { id: params.id }, message: '班級更新成功' }
    },
    classFaults,
  ),

  route('GET /api/my/teaching-class/{id}', BY_PATH, async ({ params, actor, services: { db } }) => {
    const [found] = await classesTaught(db, actor.userId, params.id)
    if (!found) throw new AppError('not_found')
    return { data: { class: found } }
  }),

  route('DELETE /api/my/teaching-class/{id}', BY_PATH, async ({ params, actor, resource, services }) => {
    ownersAlone(actor, resource)
    await deleteClass(services, { classId: params.id, userId: actor.userId })
    return { message: `${resource.row.name}已經刪除` }
  }),

  route('DELETE /api/my/teaching-class/quit', BY_BODY, async ({ actor, resource: { row }, services }) => {
    const how = await quit(services, { classId: row.id, userId: actor.userId })
    if (how === 'closed') return { message: `${row.name}已經刪除` }
    if (how === 'handed_over') return { message: `你不再教${row.name}，班級交給協同教師了` }
    return { message: `你不再教${row.name}` }
  }),

  route('POST /api/my/teaching-class/archive', BY_BODY, async ({ actor, body, resource, services }) => {
    ownersAlone(actor, resource)
    await archiveClass(services, body.class_id, body.archived)
    return { message: body.archived ? `${resource.row.name}封存了` : `${resource.row.name}恢復了` }
  }),

  route('POST /api/my/teaching-class/roll', BY_BODY, async ({ actor, body, resource, services }) => {
    ownersAlone(actor, resource)
    const id = await rollClass(services, { ...body, userId: actor.userId })
    return { data: { id }, message: `${body.name}建立好了，${resource.row.name}封存了` }
  }),

  route('GET /api/my/teaching-class/invite', BY_QUERY, async ({ resource: { row } }) => {
    const closed = row.status !== PUBLIC || row.archivedAt !== null
    return {
      data: {
        code: row.code,
        url: closed ? '' : `/my/learning-class/join?id=${row.id}&key=${row.inviteKey}`,
        teacher_url: row.archivedAt ? '' : `/my/teaching-class/join?id=${row.id}&key=${row.teacherKey}`,
      },
    }
  }),

  route('POST /api/my/teaching-class/invite/renew', BY_BODY, async ({ body, services }) => {
    await renewLink(services, body.class_id, body.of)
    return { message: '換好了，舊的連結和 QR Code 不能再用' }
  }),

  route(
    'POST /api/my/teaching-class/join',
    { ...TEACHER, limit: LINKS },
    async ({ actor, body, services }) => {
      await joinAsTeacher(services, { classId: body.class_id, userId: actor.userId, key: body.key })
      return { data: { id: body.class_id }, message: '你已經是這個班級的協同教師' }
    },
  ),

  route(
    'POST /api/my/teaching-class/teacher/remove',
    BY_BODY,
    async ({ actor, body, resource, services }) => {
      ownersAlone(actor, resource)
      await removeTeacher(services, { classId: body.class_id, userId: body.user_id })
      return { message: '協同教師移除了' }
    },
  ),

  route(
    'GET /api/my/teaching-class/student/list',
    BY_QUERY,
    async ({ actor, resource: { row }, services }) => {
      const { db, now } = services
      // When each of them studied last is what they did.
      await auditRead(
        db,
        { userId: actor.userId, action: 'class.students', classId: row.id, subject: row.name },
        now(),
      )
      const [students, waiting] = await Promise.all([studentsOf(services, row.id), waitingOf(db, row.id)])
      return { data: { students, waiting } }
    },
  ),

  route('GET /api/my/teaching-class/events', BY_QUERY, async ({ actor, resource: { row }, services }) => {
    const now = services.now()
    await auditRead(
      services.db,
      { userId: actor.userId, action: 'class.events', classId: row.id, subject: row.name },
      now,
    )
    return { data: { events: await classEventsOf(services.db, { classId: row.id, viewer: 'teacher', now }) } }
  }),

  route('POST /api/my/teaching-class/student/approve', BY_BODY, async ({ body, services }) => {
    const count = await approve(services, { classId: body.class_id, memberIds: body.member_ids })
    return done(count, count > 0 ? `${count} 位同學加入班級了` : '這些同學已經不在等待名單上')
  }),

  route('POST /api/my/teaching-class/student/refuse', BY_BODY, async ({ body, services }) => {
    const count = await refuse(services, { classId: body.class_id, memberIds: body.member_ids })
    return done(count, count > 0 ? '已經回絕，名單上不再出現' : '這些同學已經不在等待名單上')
  }),

  route('POST /api/my/teaching-class/student/remove', BY_BODY, async ({ body, services }) => {
    const count = await remove(services, { classId: body.class_id, memberIds: body.member_ids })
    return done(count, `${count} 位同學移出班級了，他們自己的學習紀錄都還在`)
  }),

  route('POST /api/my/teaching-class/student/move', BY_BODY, async ({ actor, body, services }) => {
    const to = await findClass(services.db, body.to_class_id)
    if (!to || !teachesClass(actor, to)) throw new AppError('not_found')
    if (to.row.id === body.class_id)
      throw new AppError('validation', { errors: { to_class_id: ['請選擇另一個班級'] } })
    const count = await move(services, { classId: body.class_id, memberIds: body.member_ids }, to.row.id)
    return done(count, `${count} 位同學轉到${to.row.name}了`)
  }),

  route('POST /api/my/teaching-class/student/consent', BY_BODY, async ({ actor, body, services }) => {
    const count = await tickConsent(
      services,
      { classId: body.class_id, memberIds: body.member_ids },
      { given: body.given, userId: actor.userId },
    )
    return done(count, body.given ? `登記了 ${count} 位同學的同意書` : `取消了 ${count} 位同學的登記`)
  }),

  route('POST /api/my/teaching-class/student/group', BY_BODY, async ({ body, services }) => {
    const named = { classId: body.class_id, memberIds: body.member_ids }
    const count = await putInGroup(services, named, body.name)
    return done(count, body.name ? `${count} 位同學編到「${body.name}」了` : `${count} 位同學不在小組裡了`)
  }),

  route(
    'POST /api/my/teaching-class/account/create',
    { ...BY_BODY, limit: PINS },
    async ({ actor, body, services }) => {
      const cards = await makeAccounts(services, { userId: actor.userId, body })
      return { data: { cards }, message: `建立了 ${cards.length} 個班級帳號` }
    },
  ),

  route(
    'POST /api/my/teaching-class/account/pin',
    { ...BY_BODY, limit: PINS },
    async ({ actor, body, services }) => {
      const who = { userId: actor.userId, classId: body.class_id, memberIds: body.member_ids }
      const cards = await renewPins(services, who)
      return { data: { cards }, message: `發了 ${cards.length} 個新的 PIN，舊的不能再用` }
    },
  ),

  route('POST /api/my/teaching-class/account/unlock', BY_BODY, async ({ body, services }) => {
    const count = await unlock(services, { classId: body.class_id, memberIds: body.member_ids })
    return done(count, '打開了，可以再輸入 PIN')
  }),
]
