import { type Answered, createClient } from '@hakka/contract/client'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type PublicSettings, reportContext, servicesContext } from './context.ts'
import { nonceContext } from './nonce.ts'
import { routeFinder } from './page-routes.ts'

/** What the server lends a page: see `apps/server/src/pages/bundle.ts`. */
interface PageInput {
  nonce: string
  send: (path: string, init: RequestInit) => Promise<Answered & { headers: Pick<Headers, 'getSetCookie'> }>
  report: (error: unknown) => void
  settings: PublicSettings
}

/** Every query parameter that some page reads: a request with any other is not kept in the page cache. */
export const pageParams = [
  'account',
  'category_id',
  'dialect',
  'dialect_id',
  'id',
  'keyword',
  'lesson',
  'lesson_id',
  'level_no',
  'mod',
  'mod_no',
  'module_id',
  'next',
  'no',
  'part_no',
  'pinyin',
  'report',
  'semester',
  'semester_no',
  'step',
  'step_no',
  'target',
  'text',
  'type_no',
  'view_mode',
  'way',
]

const load = () => import('virtual:react-router/server-build')

const build = await load()

// Given as a function, the routes are sorted anew for each request: only development needs that.
const requestHandler = createRequestHandler(import.meta.env.DEV ? load : build, import.meta.env.MODE)

/** The route of a page's path, also where it is none of ours. */
export const routeOf = routeFinder(build.routes)

/** What a token is written with: nothing else could stand in a header. */
const TOKEN = /^[\w-]*$/

/** The bundle's one door: answers a page request. */
export async function handle(request: Request, page: PageInput): Promise<Response> {
  const cookies: string[] = []
  const send: PageInput['send'] = async (path, init) => {
    const response = await page.send(path, init)
    cookies.push(...response.headers.getSetCookie())
    return response
  }
  // A form that a page posts carries its own token; the calls of its action hand that on.
  const form =
    request.method === 'POST'
      ? await request
          .clone()
          .formData()
          .catch(() => undefined)
      : undefined
  const token = form?.get('_token')
  const api = createClient({
    send,
    inProcess: true,
    csrfToken: async () => (typeof token === 'string' && TOKEN.test(token) ? token : ''),
  })
  const context = new RouterContextProvider()
  context.set(servicesContext, { api, settings: page.settings })
  context.set(nonceContext, page.nonce)
  context.set(reportContext, page.report)
  const response = await requestHandler(request, context)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}
