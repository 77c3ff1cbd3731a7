import { newsVersion } from '@hakka/contract/news'
import { existing } from '../../domain/edit/edit.ts'
import { findRevision, listRevisions } from '../../domain/edit/revisions.ts'
import { sanitizeHtml } from '../../domain/text/html.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { escapeHtml } from '../../kernel/html.ts'
import { findEdited, listForDesk } from './desk-store.ts'
import { flag, headOf } from './present.ts'
import { deleteNews, insertNews, NEWS, restoreNews, revertNews, updateNews } from './save.ts'
import { findPublic, listPublic, neighbourOf, pagePublic } from './store.ts'

const EDITORS = { permission: 'news.edit' } as const
const EDITING = { policy: EDITORS, audited: true } as const

// Up to 2 MB each.
const MENU_LIMIT = { max: 120, per: 'address' } as const

export const routes = [
  route(
    'GET /api/news/menu',
    { policy: 'anyone', limit: MENU_LIMIT },
    async ({ reply, services: { db, now } }) => {
      const rows = await listPublic(db, now())
      // Asked for anew each time, an edit is seen at once; what has not changed is not sent again.
      reply.header('cache-control', 'public, no-cache')
      return {
        title: '最新消息',
        newses: rows.map((row) => ({
          ...headOf(row),
          type: row.type,
          excerpt: row.excerpt,
          content: row.content ?? `<p>${escapeHtml(row.excerpt)}</p>`,
          is_whole: flag(row.content !== null),
          is_published: flag(true),
        })),
      }
    },
  ),

  route('GET /api/news/list', 'anyone', async ({ query, services: { db, now } }) => {
    const { rows, ...place } = await pagePublic(db, now(), query)
    const newses = rows.map((row) => ({ ...headOf(row), excerpt: row.excerpt }))
    return { newses, tab: query.tab, ...place }
  }),

  route('GET /api/news/detail', 'anyone', async ({ query: { id }, services: { db, now } }) => {
    const at = now()
    const row = await findPublic(db, at, id)
    if (!row) throw new AppError('not_found')
    const [previous, next] = await Promise.all([
      neighbourOf(db, at, id, 'above'),
      neighbourOf(db, at, id, 'below'),
    ])
    return { data: { ...headOf(row), content: row.content, excerpt: row.excerpt, previous, next } }
  }),

  route('GET /api/news/edit', EDITORS, async ({ query: { id }, services: { db, now } }) => {
    return { data: existing(await findEdited(db, id, now())) }
  }),

  route('POST /api/news/store', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await insertNews({ db, now, userId: actor.userId }, body) },
  })),

  route('POST /api/news/update', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await updateNews({ db, now, userId: actor.userId }, body) },
  })),

  route('POST /api/news/preview', EDITORS, async ({ body }) => ({
    data: { content: sanitizeHtml(body.content) },
  })),

  route('DELETE /api/news/{id}', EDITING, async ({ params, actor, services: { db, now } }) => {
    await deleteNews({ db, now, userId: actor.userId }, params.id)
    return { status: 'success' as const }
  }),

  route('POST /api/news/restore', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await restoreNews({ db, now, userId: actor.userId }, body) },
  })),

  route('GET /api/news/revisions', EDITORS, async ({ query: { id }, services: { db } }) => ({
    data: await listRevisions(db, NEWS, id),
  })),

  route('GET /api/news/revision', EDITORS, async ({ query, services: { db } }) => ({
    data: await findRevision(db, NEWS, { ...query, schema: newsVersion }),
  })),

  route('POST /api/news/revert', EDITING, async ({ body, actor, services: { db, now } }) => ({
    data: { id: await revertNews({ db, now, userId: actor.userId }, body) },
  })),

  route('GET /api/admin/news', EDITORS, async ({ query, services: { db, now } }) =>
    listForDesk(db, query, now()),
  ),
]
