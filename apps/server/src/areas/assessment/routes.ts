import { assessmentVersion } from '@hakka/contract/assessment'
import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import { fileUrl } from '../../domain/uploads/store.ts'
import { route } from '../../http/route.ts'
import { listForDesk } from './desk-store.ts'
import { destroyAssessment, HANDBOOK, restoreAssessment, revertAssessment, uploadAssessment } from './save.ts'
import { findAssessments } from './store.ts'

const EDITORS = { permission: 'assessment.upload' } as const
const EDITING = { policy: EDITORS, audited: true } as const

export const routes = [
  route('GET /api/assessment/index', 'anyone', async ({ query, services: { db } }) => ({
    data: { items: await findAssessments(db, query) },
  })),
  route('GET /api/admin/assessments', EDITORS, ({ query, services }) => listForDesk(services.db, query)),
  route('POST /api/assessment/upload', EDITING, async ({ body, services, actor }) => ({
    data: await uploadAssessment({ services, userId: actor.userId }, body),
  })),
  route('DELETE /api/assessment/{id}', EDITING, async ({ params, services, actor }) => {
    await destroyAssessment({ services, userId: actor.userId }, params.id)
    return { status: 'success' as const }
  }),
  route('POST /api/assessment/restore', EDITING, async ({ body, services, actor }) => ({
    data: await restoreAssessment({ services, userId: actor.userId }, body),
  })),
  route('GET /api/assessment/revisions', EDITORS, async ({ query: { id }, services: { db } }) => ({
    data: await listRevisions(db, HANDBOOK, id),
  })),
  route('GET /api/assessment/revision', EDITORS, async ({ query, services: { db } }) => {
    const { content, ...own } = await findRevision(db, HANDBOOK, { ...query, schema: assessmentVersion })
    return { data: { ...own, content: { ...content, url: await fileUrl(db, content.file_id) } } }
  }),
  route('POST /api/assessment/revert', EDITING, async ({ body, services, actor }) => ({
    data: await revertAssessment({ services, userId: actor.userId }, body),
  })),
]
