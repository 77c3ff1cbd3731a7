import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import { route } from '../../http/route.ts'
import { cleanFaq, cleanGuide } from './clean.ts'
import { FAQ, GUIDE } from './kinds.ts'
import { listRemoved } from './removed.ts'
import { editedDocument, readDocument, revertDocument, saveDocument, thingOf } from './store.ts'

const FAQ_EDITORS = { permission: 'faq.edit' } as const
const FAQ_EDITING = { policy: FAQ_EDITORS, audited: true } as const
const GUIDE_EDITORS = { permission: 'guide.edit' } as const
const GUIDE_EDITING = { policy: GUIDE_EDITORS, audited: true } as const

export const routes = [
  route('GET /api/faq', 'anyone', async ({ services: { db } }) => (await readDocument(db, FAQ)).content),

  route('GET /api/faq/edit', FAQ_EDITORS, async ({ services: { db } }) => ({
    data: await editedDocument(db, FAQ),
  })),

  route('POST /api/faq/preview', FAQ_EDITORS, async ({ body }) => ({ data: cleanFaq(body) })),

  route('POST /api/faq/update', FAQ_EDITING, async ({ body, actor: { userId }, services }) => ({
    data: await saveDocument(services, FAQ, { ...body, content: cleanFaq(body), userId }),
  })),

  route('GET /api/faq/removed', FAQ_EDITORS, async ({ services: { db } }) => ({
    data: await listRemoved(db, FAQ),
  })),

  route('GET /api/faq/revisions', FAQ_EDITORS, async ({ services: { db } }) => ({
    data: await listRevisions(db, thingOf(FAQ), FAQ.key),
  })),

  route('GET /api/faq/revision', FAQ_EDITORS, async ({ query: { version }, services: { db } }) => ({
    data: await findRevision(db, thingOf(FAQ), { id: FAQ.key, version, schema: FAQ.schema }),
  })),

  route('POST /api/faq/revert', FAQ_EDITING, async ({ body, actor: { userId }, services }) => ({
    data: { version: await revertDocument(services, FAQ, { ...body, userId }) },
  })),

  route('GET /api/guide', 'anyone', async ({ services: { db } }) => (await readDocument(db, GUIDE)).content),

  route('GET /api/guide/edit', GUIDE_EDITORS, async ({ services: { db } }) => ({
    data: await editedDocument(db, GUIDE),
  })),

  route('POST /api/guide/preview', GUIDE_EDITORS, async ({ body }) => ({ data: cleanGuide(body) })),

  route('POST /api/guide/update', GUIDE_EDITING, async ({ body, actor: { userId }, services }) => ({
    data: await saveDocument(services, GUIDE, { ...body, content: cleanGuide(body), userId }),
  })),

  route('GET /api/guide/removed', GUIDE_EDITORS, async ({ services: { db } }) => ({
    data: await listRemoved(db, GUIDE),
  })),

  route('GET /api/guide/revisions', GUIDE_EDITORS, async ({ services: { db } }) => ({
    data: await listRevisions(db, thingOf(GUIDE), GUIDE.key),
  })),

  route('GET /api/guide/revision', GUIDE_EDITORS, async ({ query: { version }, services: { db } }) => ({
    data: await findRevision(db, thingOf(GUIDE), { id: GUIDE.key, version, schema: GUIDE.schema }),
  })),

  route('POST /api/guide/revert', GUIDE_EDITING, async ({ body, actor: { userId }, services }) => ({
    data: { version: await revertDocument(services, GUIDE, { ...body, userId }) },
  })),
]
