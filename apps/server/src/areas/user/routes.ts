import { AppError } from '../../http/app-error.ts'
import { route } from '../../http/route.ts'
import { listUsers } from './list.ts'
import { saveLock, saveRoles } from './save.ts'
import { findUser } from './store.ts'
import { saveTeacher } from './teacher.ts'

export const routes = [
  route('GET /api/admin/users', { permission: 'user.view' }, ({ query, services: { db, now } }) =>
    listUsers(db, query, now()),
  ),

  route(
    'GET /api/admin/users/{id}',
    { permission: 'user.view' },
    async ({ params, services: { db, now } }) => {
      const data = await findUser(db, params.id, now())
      if (!data) throw new AppError('not_found')
      return { data }
    },
  ),

  route(
    'PUT /api/admin/users/{id}/roles',
    { permission: 'user.role' },
    async ({ params, body, actor, services }) => ({
      data: await saveRoles(services, { actorId: actor.userId, id: params.id }, body),
    }),
  ),

  route(
    'PUT /api/admin/users/{id}/teacher',
    { permission: 'teacher.verify' },
    async ({ params, body, actor, services }) => ({
      data: await saveTeacher(services, { actorId: actor.userId, id: params.id }, body.confirmed),
    }),
  ),

  route(
    'PUT /api/admin/users/{id}/lock',
    { permission: 'user.role' },
    async ({ params, body, actor, services }) => ({
      data: await saveLock(services, { actorId: actor.userId, id: params.id }, body.locked),
    }),
  ),
]
