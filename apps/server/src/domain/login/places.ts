import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { loginPlaces } from '../../db/tables/account.ts'
import type { Transaction } from '../../db/transaction.ts'

/** How long a device or a network from where nobody logs in any more stays known. */
export const KNOWN_SECONDS = 400 * 24 * 3600
/** Devices, and networks, that one account keeps: those of the last logins. */
const PLACES_MAX = 30

const oldest = (now: Date) => new Date(now.getTime() - KNOWN_SECONDS * 1000)

/** Where somebody is: HMACs of the device's secret, if it has one, and of the network. */
export interface Place {
  device: string | undefined
  network: string
}

const hashesOf = ({ device, network }: Place) => (device ? [device, network] : [network])

/** From where each of some accounts is known here: by the device rather than by the network. */
export async function placesKnown(
  db: NodePgDatabase,
  { userIds, here, now }: { userIds: readonly number[]; here: Place; now: Date },
): Promise<Map<number, string>> {
  // Asked for no account too: an unknown name makes the same statements as a known one.
  const rows = await db
    .select({ userId: loginPlaces.userId, place: loginPlaces.place })
    .from(loginPlaces)
    .where(
      and(
        inArray(loginPlaces.userId, [0, ...userIds]),
        inArray(loginPlaces.place, hashesOf(here)),
        gt(loginPlaces.seenAt, oldest(now)),
      ),
    )
  const byDeviceLast = rows.toSorted(
    (a, b) => Number(a.place === here.device) - Number(b.place === here.device),
  )
  return new Map(byDeviceLast.map(({ userId, place }) => [userId, place]))
}

/** Whether anybody at all has logged in with the device before. */
export async function isDeviceKnown(
  db: NodePgDatabase,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!device) return false
  const rows = await db
    .select({ userId: loginPlaces.userId })
    .from(loginPlaces)
    .where(and(eq(loginPlaces.place, device), gt(loginPlaces.seenAt, oldest(now))))
    .limit(1)
  return rows.length > 0
}

/** Makes a place known for an account, and forgets what is beyond its bound. */
export async function rememberPlace(
  db: NodePgDatabase,
  { userId, here, now }: { userId: number; here: Place; now: Date },
): Promise<void> {
  const seen = { userId, createdAt: now, seenAt: now }
  await db
    .insert(loginPlaces)
    .values([
      { ...seen, kind: 'network', place: here.network },
      ...(here.device ? [{ ...seen, kind: 'device', place: here.device }] : []),
    ])
    .onConflictDoUpdate({ target: [loginPlaces.userId, loginPlaces.place], set: { seenAt: now } })
  for (const kind of ['device', 'network']) {
    const own = and(eq(loginPlaces.userId, userId), eq(loginPlaces.kind, kind))
    const beyond = db
      .select({ place: loginPlaces.place })
      .from(loginPlaces)
      .where(own)
      .orderBy(desc(loginPlaces.seenAt))
      .offset(PLACES_MAX)
      .for('update', { skipLocked: true })
    await db.delete(loginPlaces).where(and(own, inArray(loginPlaces.place, beyond)))
  }
}

/** Forgets all places of an account, so that who knew its password of before is a stranger. Answers which they were. */
export async function forgetPlaces(db: NodePgDatabase | Transaction, userId: number): Promise<string[]> {
  const rows = await db
    .delete(loginPlaces)
    .where(eq(loginPlaces.userId, userId))
    .returning({ place: loginPlaces.place })
  return rows.map(({ place }) => place)
}

/** All places where some accounts are known. */
export const placesOf = (db: NodePgDatabase, userIds: readonly number[]) =>
  db
    .select({ userId: loginPlaces.userId, place: loginPlaces.place })
    .from(loginPlaces)
    .where(inArray(loginPlaces.userId, [...userIds]))
