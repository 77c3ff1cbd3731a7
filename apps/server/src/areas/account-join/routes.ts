import type { AccountJoin } from '@hakka/contract/account-join'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { accountJoins, users } from '../../db/tables/account.ts'
import { hasPinAlone } from '../../domain/account/class-account.ts'
import { joinAccounts, undoJoin } from '../../domain/account-join/join.ts'
import type { Services } from '../../domain/services.ts'
import { route } from '../../http/route.ts'
import { fromOf } from '../../http/session/from.ts'
import { openSession } from '../../http/session/open-session.ts'
import { lookAtJoin, openTicket } from './look.ts'
import { ownsJoin } from './policy.ts'

const OWN = { policy: 'login', personal: true } as const
const TEN_A_MINUTE = { ...OWN, limit: { max: 10, per: 'user' } } as const

const undoable = (now: Date) => and(isNull(accountJoins.undoneAt), gt(accountJoins.finalAt, now))

async function findJoin({ db, now }: Services, { body: { id } }: { body: { id: number } }) {
  const [row] = await db
    .select({ id: accountJoins.id, toId: accountJoins.toId })
    .from(accountJoins)
    .where(and(eq(accountJoins.id, id), undoable(now())))
  return row
}

async function joinsOf(db: NodePgDatabase, userId: number, now: Date): Promise<AccountJoin[]> {
  const rows = await db
    .select({
      id: accountJoins.id,
      username: users.username,
      name: users.name,
      joinedAt: accountJoins.joinedAt,
      finalAt: accountJoins.finalAt,
    })
    .from(accountJoins)
    .innerJoin(users, eq(users.id, accountJoins.fromId))
    .where(and(eq(accountJoins.toId, userId), undoable(now)))
    .orderBy(asc(accountJoins.id))
  return rows.map(({ joinedAt, finalAt, ...join }) => ({
    ...join,
    joined_at: joinedAt.toISOString(),
    final_at: finalAt.toISOString(),
  }))
}

export const routes = [
  route('GET /api/my/account-join', OWN, async ({ actor, services: { db, now } }) => {
    const [me] = await db.select({ pinAlone: hasPinAlone }).from(users).where(eq(users.id, actor.userId))
    return {
      data: { class_account: me?.pinAlone === true, joins: await joinsOf(db, actor.userId, now()) },
    }
  }),

  route('POST /api/my/account-join/look', TEN_A_MINUTE, async ({ actor, body, request, services }) => ({
    data: await lookAtJoin(services, { userId: actor.userId, body, from: fromOf(request, services) }),
  })),

  route('POST /api/my/account-join', TEN_A_MINUTE, async ({ actor, body, request, reply, services }) => {
    const { fromId, toId } = openTicket(services, { userId: actor.userId, ticket: body.ticket })
    await joinAccounts(services, { fromId, toId })
    // The class account's login is over: she goes on under her own, whose password she has given.
    if (actor.userId === fromId)
      await openSession(request, reply, services, { userId: toId, remember: false })
    return { message: '併在一起了，以後用自己的帳號登入' }
  }),

  route(
    'DELETE /api/my/account-join',
    { ...OWN, resource: { find: findJoin, may: ownsJoin } },
    async ({ resource, services }) => {
      await undoJoin(services, resource)
      return { message: '分開了，班級帳號的紀錄回到班級帳號，可以再用卡片登入' }
    },
  ),
]
