import { type APIRequestContext, expect, request } from '@playwright/test'
import { administer, registered, staff } from './support/callers.ts'
import { loginFile } from './support/logins.ts'
import { BUILT } from './support/routes.ts'
import { test } from './support/test.ts'

/** One letter for each kind of visitor, as in `apps/server/src/http/role-matrix.test.ts`. */
const FORM_ROLES = { 8: 8, 5: 5, 7: 7, p: 4, t: 4 }
const STAFF = {
  l: 'lesson_editor',
  s: 'selfstudy_editor',
  a: 'audio_editor',
  c: 'content_editor',
  n: 'news_editor',
  e: 'event_manager',
  f: 'feedback_handler',
  u: 'support',
  A: 'admin',
}
const LOGGED_IN = '857pt lsacnefu A'
const STAFF_ALL = 'lsacnefu A'

/** Who is at home without it: these send others to where they belong. */
const ENTRY = ['/login', '/register']

/** Who may open a page that is not for everybody. Written by hand; what it leaves out is for all. */
const MAY: Record<string, string> = {
  '/admin': STAFF_ALL,
  '/admin/assessments': 's A',
  '/admin/audit': 'A',
  '/admin/downloads': 'c A',
  '/admin/downloads/category': 'c A',
  '/admin/downloads/edit': 'c A',
  '/admin/downloads/order': 'c A',
  '/admin/faq': 'c A',
  '/admin/feedback/12': 'f A',
  '/admin/feedback/edit': 'f A',
  '/admin/feedbacks': 'f A',
  '/admin/guide': 'c A',
  '/admin/jobs': 'A',
  '/admin/modules/gallery': 'l A',
  '/admin/modules/gallery/slido_postit': 'l A',
  '/admin/modules/gallery/word': 'l A',
  '/admin/news/edit': 'n A',
  '/admin/newses': 'n A',
  '/admin/outbox': 'A',
  '/admin/self_study/listening': 'sa A',
  '/admin/self_study/listening/category/edit': 'sa A',
  '/admin/self_study/classroom_term/category/edit': 's A',
  '/admin/self_study/speaking/import': 's A',
  '/admin/self_study/writing/category/edit': 's A',
  '/admin/users': 'u A',
  '/admin/users/1': 'u A',
  '/email/verify': LOGGED_IN,
  // Mails are opened on whatever device one has at hand.
  '/email/verify?token=of-no-mail': `v${LOGGED_IN}`,
  '/login-done': LOGGED_IN,
  '/my/account/edit': LOGGED_IN,
  '/my/dashboard': LOGGED_IN,
  '/my/profile': LOGGED_IN,
  '/my/recordings': LOGGED_IN,
  '/my/study-history': LOGGED_IN,
}

function statusFor(letter: string, address: string): number {
  const [path = ''] = address.split('?')
  if (ENTRY.includes(path)) return letter === 'v' ? 200 : 302
  if ((MAY[address] ?? MAY[path])?.includes(letter) ?? true) return 200
  if (letter !== 'v') return 403
  // A sample is drawn in a frame of the desk, where a login would be lost.
  return path.startsWith('/admin/modules/gallery/') ? 401 : 302
}

test('every page opens for whom it is, sends visitors to the login and refuses the others', async ({
  baseURL: own,
}) => {
  test.slow()
  const baseURL = own ?? ''
  const folder = process.env.E2E_FOLDER ?? ''
  const admin = await request.newContext({ baseURL, storageState: loginFile(folder, 'admin') })
  const callers = new Map<string, APIRequestContext>([['v', await request.newContext({ baseURL })]])
  for (const [letter, role_id] of Object.entries(FORM_ROLES)) {
    const { context, id } = await registered(baseURL, { name: `form-${letter}`, role_id })
    if (letter === 't') await administer(admin, id, { teacher: true })
    callers.set(letter, context)
  }
  for (const [letter, role] of Object.entries(STAFF)) {
    const { context } = await staff(baseURL, admin, { name: `staff-${role}`, role })
    callers.set(letter, context)
  }

  const pages = BUILT.filter(({ status = 200 }) => status !== 404)
  for (const { path } of pages) {
    const found: Record<string, number> = {}
    const expected: Record<string, number> = {}
    for (const [letter, context] of callers) {
      const answer = await context.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
      found[letter] = answer.status()
      expected[letter] = statusFor(letter, path)
    }
    expect.soft(found, path).toEqual(expected)
  }
  for (const context of [...callers.values(), admin]) await context.dispose()
})
