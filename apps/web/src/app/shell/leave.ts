import { forget as forgetKeys, OWN } from '@hakka/ui/remembered.ts'
import { logOut } from '../api.ts'
import { forgetDrafts } from '../drafts/draft-store.ts'
import { getPageUser } from '../session/page-user.ts'

/** Logs out, forgets what this browser kept of the learner, and opens the home page anew. */
export async function leave(): Promise<void> {
  await logOut()
  forget()
}

/** The same where the session is over already. */
export function forget(): void {
  forgetDrafts(getPageUser()?.id ?? null)
  forgetKeys(OWN, 'browser')
  forgetKeys(OWN, 'tab')
  location.assign('/')
}
