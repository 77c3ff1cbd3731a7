import { eventVersion } from '@hakka/contract/event-desk'
import { existing } from '../../domain/edit/edit.ts'
import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import { latestHeadline } from '../../domain/published/latest-news.ts'
import { route } from '../../http/route.ts'
import { findEdited, listForDesk } from './desk-store.ts'
import { deleteEvent, insertEvent, restoreEvent, revertEvent, THING, updateEvent } from './save.ts'

const EDITORS = { permission: 'event.edit' } as const
const EDITING = { policy: EDITORS, audited: true } as const
const DELETING = { policy: { permission: 'event.destroy' }, audited: true } as const

export const deskRoutes = [
  route('GET /api/event/index', EDITORS, async ({ query, services: { db, now } }) => {
    const at = now()
    const [list, latest_news] = await Promise.all([listForDesk(db, query, at), latestHeadline(db, at)])
    return { ...list, latest_news }
  }),

  route('GET /api/event/edit', EDITORS, async ({ query: { id }, services: { db, now } }) => ({
    data: existing(await findEdited(db, id, now())),
  })),

  route('POST /api/event/store', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await insertEvent({ db, now, userId: actor.userId }, body) },
  })),

  route('POST /api/event/update', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await updateEvent({ db, now, userId: actor.userId }, body) },
  })),

  route('POST /api/event/destroy', DELETING, async ({ body, actor, services: { db, now } }) => {
    await deleteEvent({ db, now, userId: actor.userId }, body.id)
    return { status: 'success' as const }
  }),

  route('POST /api/event/restore', DELETING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await restoreEvent({ db, now, userId: actor.userId }, body) },
  })),

  route('GET /api/event/revisions', EDITORS, async ({ query: { id }, services: { db } }) => ({
    data: await listRevisions(db, THING, id),
  })),

  route('GET /api/event/revision', EDITORS, async ({ query, services: { db } }) => ({
    data: await findRevision(db, THING, { ...query, schema: eventVersion }),
  })),

  route('POST /api/event/revert', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await revertEvent({ db, now, userId: actor.userId }, body) },
  })),
]
