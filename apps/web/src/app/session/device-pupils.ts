import { CLASS_ACCOUNT } from '@hakka/contract/constants/school-class'
import { remember, rememberedJson } from '@hakka/ui/remembered.ts'

/** Stays when somebody logs out: it is the device's, and says no more than a card does. Never a PIN. */
const KEY = 'hakka-device.pupils'
/** A class, and those who come to it. */
const MOST = 60
const DAYS = 120
const DAY_MS = 24 * 60 * 60_000

/** A class account that was logged in on this device. */
export interface DevicePupil {
  account: string
  name: string
  /** When it was here last, in milliseconds since 1970. */
  at: number
}

const isPupil = (value: unknown): value is DevicePupil =>
  typeof value === 'object' &&
  value !== null &&
  'account' in value &&
  typeof value.account === 'string' &&
  CLASS_ACCOUNT.test(value.account) &&
  'name' in value &&
  typeof value.name === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Who was here lately, the last one first. */
export function devicePupils(now = Date.now()): DevicePupil[] {
  const kept = rememberedJson(KEY)
  return Array.isArray(kept) ? kept.filter(isPupil).filter(({ at }) => at > now - DAYS * DAY_MS) : []
}

const keep = (pupils: readonly DevicePupil[]) =>
  void remember(KEY, pupils.length === 0 ? null : JSON.stringify(pupils.slice(0, MOST)))

/** Somebody is logged in here; of whom has an own account nothing is kept. */
export function keepPupil({ username, name }: { username: string; name: string }, now = Date.now()): void {
  const account = username.toLowerCase()
  if (!CLASS_ACCOUNT.test(account)) return
  keep([{ account, name, at: now }, ...devicePupils(now).filter((own) => own.account !== account)])
}

/** Nobody is offered this account here any more. */
export const dropPupil = (account: string): void =>
  keep(devicePupils().filter((own) => own.account !== account))
