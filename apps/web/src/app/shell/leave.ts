import { logOut } from '../api.ts'
import { forgetDrafts } from '../drafts/draft-store.ts'
import { getPageUser } from '../session/page-user.ts'

/** Keys of the browser's own copies of what a learner did; logging out clears them (shared tablets). */
const OWN_PREFIX = 'hakka.'

/** Logs out, forgets what this browser kept of the learner, and opens the home page anew. */
export async function leave(): Promise<void> {
  await logOut()
  forget()
}

/** The same where the session is over already. */
export function forget(): void {
  forgetDrafts(getPageUser()?.id ?? null)
  for (const kept of [localStorage, sessionStorage]) {
    for (const key of Object.keys(kept)) {
      if (key.startsWith(OWN_PREFIX)) kept.removeItem(key)
    }
  }
  location.assign('/')
}
