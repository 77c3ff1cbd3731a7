import { assessmentVersion } from '@hakka/contract/assessment'
import { findRevision, listRevisions } from '../../domain/revisions.ts'
import { fileUrl } from '../../domain/uploads/store.ts'
import { route } from '../../http/route.ts'
import { listForDesk } from './desk-store.ts'
import { destroyAssessment, HANDBOOK, restoreAssessment, revertAssessment, uploadAssessment } from './save.ts'
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
  route('POST /api/assessment/restore', editor, async ({ body, services, actor }) => ({
    data: await restoreAssessment({ services, userId: actor.userId }, body),
  })),
  route('GET /api/assessment/revisions', editor, async ({ query: { id }, services: { db } }) => ({
    data: await listRevisions(db, HANDBOOK, id),
  })),
  route('GET /api/assessment/revision', editor, async ({ query, services: { db } }) => {
    const { content, ...own } = await findRevision(db, HANDBOOK, { ...query, schema: assessmentVersion })
    return { data: { ...own, content: { ...content, url: await fileUrl(db, content.file_id) } } }
  }),
  route('POST /api/assessment/revert', editor, async ({ body, services, actor }) => ({
    data: await revertAssessment({ services, userId: actor.userId }, body),
  })),
]
