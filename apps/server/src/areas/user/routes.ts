import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { listUsers } from './list.ts'
import { saveLock, saveRoles } from './save.ts'
import { findUser } from './store.ts'
import { saveTeacher } from './teacher.ts'

const VIEWERS = { policy: { permission: 'user.view' }, personal: true } as const
const GIVE_ROLES = { policy: { permission: 'user.role' }, audited: true, personal: true } as const

export const routes = [
  route('GET /api/admin/users', VIEWERS, ({ query, services: { db, now } }) => listUsers(db, query, now())),

  route('GET /api/admin/users/{id}', VIEWERS, async ({ params, services: { db, now } }) => {
    const data = await findUser(db, params.id, now())
    if (!data) throw new AppError('not_found')
    return { data }
  }),

  route('PUT /api/admin/users/{id}/roles', GIVE_ROLES, async ({ params, body, actor, services }) => ({
    data: await saveRoles(services, { actorId: actor.userId, id: params.id }, body),
  })),

  route(
    'PUT /api/admin/users/{id}/teacher',
    { policy: { permission: 'teacher.verify' }, audited: true, personal: true },
    async ({ params, body, actor, services }) => ({
      data: await saveTeacher(services, { actorId: actor.userId, id: params.id }, body.confirmed),
    }),
  ),

  route('PUT /api/admin/users/{id}/lock', GIVE_ROLES, async ({ params, body, actor, services }) => ({
    data: await saveLock(services, { actorId: actor.userId, id: params.id }, body.locked),
  })),
]
