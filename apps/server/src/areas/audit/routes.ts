import { route } from '../../http/route.ts'
import { auditFilters, listAudit } from './store.ts'

const DAY_MS = 86_400_000
const TAIPEI_MS = 8 * 3_600_000

/** Midnight in Taipei, so many days ago, today being the first. */
const daysAgo = (now: Date, days: number) => {
  const today = Math.floor((now.getTime() + TAIPEI_MS) / DAY_MS)
  return new Date((today - days + 1) * DAY_MS - TAIPEI_MS)
}

export const routes = [
  route(
    'GET /api/admin/audit',
    { policy: { permission: 'audit.view' }, personal: true },
    async ({ query: { days, ...query }, services: { db, now } }) => {
      const since = days === undefined ? undefined : daysAgo(now(), days)
      return { ...(await listAudit(db, { ...query, since })), ...(await auditFilters(db)) }
    },
  ),
]
