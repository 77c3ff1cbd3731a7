import { route } from '../../http/route.ts'
import { listForDesk } from './desk-store.ts'
import { destroyAssessment, uploadAssessment } from './save.ts'
import { findAssessments } from './store.ts'

const editor = { permission: 'assessment.upload' } as const

export const routes = [
  route('GET /api/assessment/index', 'anyone', async ({ query, services: { db } }) => ({
    data: { items: await findAssessments(db, query) },
  })),
  route('GET /api/admin/assessments', editor, ({ query, services }) => listForDesk(services.db, query)),
  route('POST /api/assessment/upload', editor, async ({ body, services, actor }) => ({
    data: await uploadAssessment({ services, userId: actor.userId }, body),
  })),
  route('DELETE /api/assessment/{id}', editor, async ({ params, services, actor }) => {
    await destroyAssessment({ services, userId: actor.userId }, params.id)
    return { status: 'success' as const }
  }),
]
