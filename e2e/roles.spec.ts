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
  '/admin/event': 'e A',
  '/admin/event/create': 'e A',
  '/admin/faq': 'c A',
  '/admin/feedback/12': 'f A',
  '/admin/feedback/edit': 'f A',
  '/admin/feedbacks': 'f A',
  '/admin/game_rooms': 'u A',
  '/admin/game_set': 'e A',
  '/admin/game_sets': 'e A',
  '/admin/guide': 'c A',
  '/admin/jobs': 'A',
  '/admin/lesson/edit': 'l A',
  '/admin/lesson/info': 'l A',
  '/admin/lesson/module': 'l A',
  '/admin/lesson/module/preview': 'l A',
  '/admin/lesson/publish': 'l A',
  '/admin/lesson/versions': 'l A',
  '/admin/lessons': 'l A',
  '/lesson/preview': 'l A',
  '/admin/lesson/record': 'l A',
  '/admin/lesson/h5p': 'l A',
  '/admin/lesson/table': 'l A',
  '/admin/lessons/fetch': 'A',
  '/admin/lessons/packs': 'l A',
  '/admin/modules/gallery': 'l A',
  '/admin/modules/gallery/slido_postit': 'l A',
  '/admin/modules/gallery/word': 'l A',
  '/admin/news/edit': 'n A',
  '/admin/newses': 'n A',
  '/admin/outbox': 'A',
  '/admin/self_study/listening': 'sa A',
  '/admin/self_study/listening/category/edit': 'sa A',
  '/admin/self_study/classroom_term/category/edit': 's A',
  '/admin/self_study/reading': 'sa A',
  // A new one.
  '/admin/self_study/reading/book/edit': 's A',
  '/admin/self_study/listening/record': 'sa A',
  '/admin/self_study/speaking/import': 's A',
  '/admin/self_study/reading/import': 's A',
  '/admin/self_study/writing/category/edit': 's A',
  '/admin/users': 'u A',
  '/admin/users/1': 'u A',
  '/email/verify': LOGGED_IN,
  // Mails are opened on whatever device one has at hand.
  '/email/verify?token=of-no-mail': `v${LOGGED_IN}`,
  '/login-done': LOGGED_IN,
  '/my/account/edit': LOGGED_IN,
  '/my/child': LOGGED_IN,
  '/my/dashboard': LOGGED_IN,
  '/my/event-history': LOGGED_IN,
  '/my/learning-class': LOGGED_IN,
  '/my/learning-class/assignment': LOGGED_IN,
  '/my/learning-class/competitions': LOGGED_IN,
  '/my/learning-class/join': LOGGED_IN,
  '/my/notifications': LOGGED_IN,
  '/my/profile': LOGGED_IN,
  '/my/recordings': LOGGED_IN,
  '/my/study-history': LOGGED_IN,
  '/my/teaching-class': 't',
  '/my/teaching-class/rooms': 't',
  '/my/teaching-class/assignments': 't',
  '/my/teaching-class/competition/form': 't',
  '/my/teaching-class/competitions': 't',
  '/my/teaching-class/form': 't',
  '/my/teaching-class/join': LOGGED_IN,
  '/my/teaching-class/report': 't',
  '/my/teaching-class/students': 't',
}

const OF_THE_DEMO = [
  '/my/teaching-class/students?class_id=1',
  '/my/teaching-class/assignments?class_id=1',
  '/my/teaching-class/competition/form?class_id=1',
  '/my/teaching-class/competition/form?id=1',
  '/my/teaching-class/report?id=1',
  '/my/teaching-class/report?id=1&tab=items',
]

function statusFor(letter: string, address: string): number {
  const [path = ''] = address.split('?')
  // A class of the demo's teacher: to another one it is not there.
  if (OF_THE_DEMO.includes(address) && letter === 't') return 404
  // An assignment of that class, which nobody else has to do.
  if (address === '/my/learning-class/assignment?id=4' && letter !== 'v') return 404
  if (address === '/my/learning-class/assignment?id=4&try=1' && letter !== 'v')
    return letter === 't' ? 404 : 403
  if (ENTRY.includes(path)) return letter === 'v' ? 200 : 302
  if ((MAY[address] ?? MAY[path])?.includes(letter) ?? true) return 200
  if (letter !== 'v') return 403
  // A sample is drawn in a frame of the desk, where a login would be lost.
  return path.startsWith('/admin/modules/gallery/') ? 401 : 302
}

/** Where a page that is alive asks for what the next page shows. */
function dataOf(address: string): string {
  const [path = '', query] = address.split('?')
  return `${path === '/' ? '/_' : path}.data${query === undefined ? '' : `?${query}`}`
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
  for (const [index, { path }] of pages.entries()) {
    const found: Record<string, number> = {}
    const expected: Record<string, number> = {}
    const open = [...callers.keys()].filter((letter) => statusFor(letter, path) === 200)
    const reader = open[index % open.length]
    await Promise.all(
      [...callers].map(async ([letter, context]) => {
        expected[letter] = statusFor(letter, path)
        // Who may open it is told by the same loaders for a page and for its data: to one of many it is drawn whole.
        const isDrawn = expected[letter] !== 200 || letter === reader
        const answer = await context.get(isDrawn ? path : dataOf(path), {
          maxRedirects: 0,
          headers: { accept: isDrawn ? 'text/html' : '*/*', 'accept-encoding': 'identity' },
        })
        found[letter] = answer.status()
      }),
    )
    expect.soft(found, path).toEqual(expected)
  }
  for (const context of [...callers.values(), admin]) await context.dispose()
})
