import { route } from '../../http/route.ts'
import { cleanFaq, cleanGuide } from './clean.ts'
import { editedDocument, FAQ, GUIDE, readDocument, saveDocument } from './store.ts'

const FAQ_EDITORS = { permission: 'faq.edit' } as const
const GUIDE_EDITORS = { permission: 'guide.edit' } as const

export const routes = [
  route('GET /api/faq', 'anyone', async ({ services: { db } }) => (await readDocument(db, FAQ)).content),

  route('GET /api/faq/edit', FAQ_EDITORS, async ({ services: { db } }) => ({
    data: await editedDocument(db, FAQ),
  })),

  route('POST /api/faq/preview', FAQ_EDITORS, async ({ body }) => ({ data: cleanFaq(body) })),

  route('POST /api/faq/update', FAQ_EDITORS, async ({ body, actor: { userId }, services }) => ({
    data: {
      version: await saveDocument(services, FAQ, { content: cleanFaq(body), version: body.version, userId }),
    },
  })),

  route('GET /api/guide', 'anyone', async ({ services: { db } }) => (await readDocument(db, GUIDE)).content),

  route('GET /api/guide/edit', GUIDE_EDITORS, async ({ services: { db } }) => ({
    data: await editedDocument(db, GUIDE),
  })),

  route('POST /api/guide/preview', GUIDE_EDITORS, async ({ body }) => ({ data: cleanGuide(body) })),

  route('POST /api/guide/update', GUIDE_EDITORS, async ({ body, actor: { userId }, services }) => ({
    data: {
      version: await saveDocument(services, GUIDE, {
        content: cleanGuide(body),
        version: body.version,
        userId,
      }),
    },
  })),
]
