import { forget as forgetKeys, OWN } from '@hakka/ui/remembered.ts'
import { logOut } from '../api.ts'
import { forgetAttemptsOf } from '../attempts/attempt.ts'
import { forgetDrafts } from '../drafts/draft-store.ts'
import { getPageUser } from '../session/page-user.ts'
import { isOfAnother } from './of-another.ts'

/** Logs out, forgets what this browser kept of the learner, and opens the home page anew. */
export async function leave(): Promise<void> {
  await logOut()
  forget()
}

/** The same, for the next pupil at this device: the page where one says who one is. */
export async function changePupil(): Promise<void> {
  await logOut()
  forget(`/login?next=${encodeURIComponent(nextOf(location))}`)
}

/** A class goes on with what it is at; pages of one's own are nobody else's. */
const nextOf = ({ pathname, search, hash }: Location) =>
  /^\/(?:my|admin)(?:\/|$)/.test(pathname) ? '/' : pathname + search + hash

/**
 * Logs out a class account that nobody has used for a while. What was not sent yet stays under its own number: whoever
 * comes next sees nothing of it, and its pupil finds it again.
 */
export async function idleOut(): Promise<void> {
  // Without a line the server's own count ends the session.
  await logOut().catch(() => undefined)
  forgetKeys(OWN, 'tab')
  location.assign('/login?notice=idle')
}

/** The same as {@link leave} where the session is over already. */
export function forget(next = '/'): void {
  const userId = getPageUser()?.id ?? null
  forgetDrafts(userId)
  forgetAttemptsOf(userId)
  // What others have left here unsent is theirs to find.
  forgetKeys(OWN, 'browser', (key) => isOfAnother(key, userId))
  forgetKeys(OWN, 'tab')
  location.assign(next)
}
