import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { accountName } from '@hakka/contract/account-fields'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { users } from '../../db/tables/account.ts'
import { isClaim } from '../account/accounts.ts'
import { networksOf } from '../network/network.ts'
import { newSecret } from '../secret/secrets.ts'
import { forgetPlaces, isDeviceKnown, type Place, placesKnown, placesOf, rememberPlace } from './places.ts'
import {
  areUndecided,
  clearTries,
  countFailures,
  countsOf,
  forgetFailures,
  forgetTries,
  fullTries,
  giveBackTries,
  keepTries,
  TRIES,
  takeTries,
} from './tries.ts'
import { Turns } from './turns.ts'

/** Failures of strangers in 15 minutes: from an IPv4 address or the /64 of an IPv6 one, and from its /48. */
const FAILURES_MAX = [100, 500]
/** So many times as much on a device that somebody has logged in with before: the tablets of a school. */
const ON_KNOWN_DEVICE = 10
const WAIT_MS = 50
const WAITS = 100

type User = typeof users.$inferSelect

/** Where a request comes from: its address, and the secret of the device's cookie. */
export interface From {
  address: string
  device: string | undefined
}

export type LoginResult =
  | { outcome: 'right'; account: User }
  /** `left`: tries until the password is locked here. */
  | { outcome: 'wrong'; left: number }
  | { outcome: 'locked' }
  | { outcome: 'limited' }

interface Attempt {
  /** The name as it was typed. */
  name: string
  /** Whom it may mean; `undefined` is somebody who may be there or not, and nobody may learn which. */
  accounts: readonly (User | undefined)[]
  from: From
  now: Date
}

/** What an account's tries are counted under here. */
interface Doors {
  here: Place
  strangers: string
  keyOf: (account: User | undefined) => string
}

/** Answers whose the password is, of the accounts that may be tried: those known here first. */
type Verify = (accounts: readonly (User | undefined)[]) => Promise<User | undefined>

/**
 * Slows down guessing, and lets nobody lock another out. Five failures lock an account for 15 minutes: for all who
 * have never logged in to it together; a device or a network from where somebody has, counts its own. A network with
 * a hundred failures of strangers takes no more of them for a while. All of it is counted in PostgreSQL, so for all
 * processes. See docs/decisions/0018-login-gate.md.
 */
export class LoginGate {
  readonly #secret: string
  /** Apart, so that a flood of strangers' guesses holds up nobody who is known. */
  readonly #turnsOfStrangers = new Turns(300)
  readonly #turnsOfKnown = new Turns(1_000)

  /** @param secret the site's: names and networks are kept as HMACs of it */
  constructor(secret: string) {
    this.#secret = secret
  }

  /** Runs one attempt. `locked` and `limited` come without asking `verify`. */
  async attempt(db: NodePgDatabase, attempt: Attempt, verify: Verify): Promise<LoginResult> {
    const { name, accounts, from, now } = attempt
    const here = this.#placeOf(from)
    const strangers = this.#nameKey(name)
    const userIds = accounts.flatMap((account) => (account ? [account.id] : []))
    const known = await placesKnown(db, { userIds, here, now })
    const keyOf = (account: User | undefined) => {
      const place = account && known.get(account.id)
      return account && place ? ownKey(account.id, place) : strangers
    }
    const own = accounts.map(keyOf).find((key) => key !== strangers)
    const turns = own ? this.#turnsOfKnown : this.#turnsOfStrangers
    const doors = { here, strangers, keyOf }
    const result = await turns.inTurn(own ?? strangers, () => this.#try(db, { ...attempt, ...doors }, verify))
    return result ?? { outcome: 'limited' }
  }

  async #try(
    db: NodePgDatabase,
    { accounts, from, now, here, strangers, keyOf }: Attempt & Doors,
    verify: Verify,
  ): Promise<LoginResult> {
    const networks = this.#networkKeys(from)
    const limited = await this.#isLimited(db, networks, { here, now })
    const tried = accounts.filter((account) => !limited || keyOf(account) !== strangers)
    const keys = [...new Set(tried.map(keyOf))]
    if (keys.length === 0) return { outcome: 'limited' }
    const taken = await takePatiently(db, keys, now)
    if (!taken) return { outcome: 'limited' }
    if (taken.size === 0) return { outcome: 'locked' }
    const open = tried.filter((account) => taken.has(keyOf(account)))
    const isStranger = (account: User | undefined) => Number(keyOf(account) === strangers)
    const inOrder = open.toSorted((one, other) => isStranger(one) - isStranger(other))
    const account = await verify(inOrder).catch(async (error: unknown) => {
      await giveBackTries(db, [...taken.keys()])
      throw error
    })
    if (!account) {
      await keepTries(db, [...taken.keys()])
      if (taken.has(strangers)) await countFailures(db, networks, now)
      return { outcome: 'wrong', left: TRIES - Math.min(...taken.values()) }
    }
    const own = keyOf(account)
    const before = inOrder.slice(0, inOrder.indexOf(account)).map(keyOf)
    const kept = isClaim(account) ? keptByClaim(own, before, strangers) : []
    await keepTries(db, kept)
    await giveBackTries(
      db,
      [...taken.keys()].filter((key) => key !== own && !kept.includes(key)),
    )
    if (!kept.includes(own)) await clearTries(db, own)
    if (!isClaim(account)) await forgetFailures(db, networks, (taken.get(own) ?? 1) - 1)
    return { outcome: 'right', account }
  }

  /**
   * Makes the place known for an account that has just been opened there.
   * @returns the secret for the device's cookie: a new one where the device was not known
   */
  async remember(
    db: NodePgDatabase,
    { userId, from, now }: { userId: number; from: From; now: Date },
  ): Promise<string> {
    const known = await isDeviceKnown(db, this.#placeOf(from).device, now)
    const device = known && from.device ? from.device : newSecret()
    await rememberPlace(db, { userId, here: this.#placeOf({ ...from, device }), now })
    return device
  }

  /** Opens a locked account again, its owner has come by the mailbox; where it was known before, it no longer is. */
  async forgive(
    db: NodePgDatabase,
    { userId, names }: { userId: number; names: readonly string[] },
  ): Promise<void> {
    const places = await forgetPlaces(db, userId)
    const own = places.map((place) => ownKey(userId, place))
    await forgetTries(db, [...names.map((name) => this.#nameKey(name)), ...own])
  }

  /** Which of some accounts are locked anywhere: for strangers, or at a place where they are known. */
  async lockedOf(
    db: NodePgDatabase,
    accounts: readonly { id: number; username: string }[],
    now: Date,
  ): Promise<Set<number>> {
    const doors = await this.#doorsOf(db, accounts)
    const full = await fullTries(db, [...doors.keys()], now)
    return new Set(full.flatMap((key) => doors.get(key) ?? []))
  }

  /** Opens locked accounts everywhere; where they are known, they stay so. */
  async unlock(db: NodePgDatabase, accounts: readonly { id: number; username: string }[]): Promise<void> {
    const doors = await this.#doorsOf(db, accounts)
    await forgetTries(db, [...doors.keys()])
  }

  /** What tries at some accounts are counted under, and whose they are. */
  async #doorsOf(
    db: NodePgDatabase,
    accounts: readonly { id: number; username: string }[],
  ): Promise<Map<string, number>> {
    const ids = accounts.map(({ id }) => id)
    const places = await placesOf(db, ids)
    return new Map([
      ...accounts.map(({ id, username }) => [this.#nameKey(username), id] as const),
      ...places.map(({ userId, place }) => [ownKey(userId, place), userId] as const),
    ])
  }

  async #isLimited(
    db: NodePgDatabase,
    networks: readonly string[],
    { here, now }: { here: Place; now: Date },
  ): Promise<boolean> {
    const counts = await countsOf(db, networks, now)
    const share = Math.max(...networks.map((key, at) => (counts.get(key) ?? 0) / (FAILURES_MAX[at] ?? 1)))
    if (share < 1) return false
    return share >= ON_KNOWN_DEVICE || !(await isDeviceKnown(db, here.device, now))
  }

  #hash(kind: string, value: string): string {
    return createHmac('sha256', this.#secret).update(`${kind}:${value}`).digest('hex')
  }

  #nameKey(name: string): string {
    return `name:${this.#hash('name', accountName(name))}`
  }

  #networkKeys({ address }: From): string[] {
    return networksOf(address).map((network) => `network:${this.#hash('network', network)}`)
  }

  #placeOf({ address, device }: From): Place {
    const [network] = networksOf(address)
    return {
      device: device && this.#hash('device', device),
      network: this.#hash('network', network),
    }
  }
}

/**
 * A claim's password was tried on the accounts before it too, and may be changed between two logins: these tries stay
 * counted, or whoever claims another's address could guess at its owner for ever.
 */
const keptByClaim = (own: string, before: readonly string[], strangers: string) => [
  ...new Set([...before.filter((key) => key !== own), ...(own === strangers ? [own] : [])]),
]

const ownKey = (userId: number, place: string) => `place:${userId}:${place}`

/**
 * Takes tries, and waits where the last ones are under way in another process: they may turn out right. It is locked
 * where none is under way twice in a row: the first time, one may have turned out right between the two questions.
 * @returns `undefined` after too long a wait
 */
async function takePatiently(
  db: NodePgDatabase,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, number> | undefined> {
  let decided = 0
  for (let waits = 0; waits < WAITS; waits++) {
    const taken = await takeTries(db, keys, now)
    if (taken.size > 0) return taken
    decided = (await areUndecided(db, keys, now)) ? 0 : decided + 1
    if (decided === 2) return taken
    if (decided === 0) await sleep(WAIT_MS)
  }
  return undefined
}
