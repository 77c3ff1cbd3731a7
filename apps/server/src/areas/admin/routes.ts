import { NEWEST_MIGRATION } from '../../db/migrate.ts'
import { route } from '../../http/route.ts'
import { VERSION } from '../../kernel/version.ts'
import { menuFor } from './menu.ts'
import { countWaiting } from './waiting.ts'

export const routes = [
  route('GET /api/admin/side_menu', 'login', async ({ actor, query, services }) => ({
    data: {
      sections: menuFor(actor.permissions, query.path ?? '', await countWaiting(services, actor.permissions)),
    },
  })),

  route('GET /api/admin/version', 'login', async () => ({
    data: { version: VERSION, migration: NEWEST_MIGRATION.tag },
  })),
]
