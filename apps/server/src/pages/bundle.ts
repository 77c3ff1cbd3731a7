/** Settings that pages show or link to. */
interface PageSettings {
  siteName: string
  /** `http(s)://host` of this site: the configured one, else the one asked for. */
  origin: string
  teachingMaterialUrl: string | undefined
  lessonPlanUrl: string | undefined
  /** Names of the accounts of other sites that one can log in with, by provider. */
  logins: Record<string, string>
}

/** What a call in process answers: of a `Response` as much as its client reads. */
export interface InnerAnswer {
  status: number
  ok: boolean
  headers: { getSetCookie(): string[] }
  json(): Promise<unknown>
  text(): Promise<string>
  clone(): InnerAnswer
}

/** What the server lends a page for one request. */
export interface PageInput {
  /**
   * For every script element that the page renders. On a page that is kept it is replaced by hashes afterwards: a
   * script without it does not run.
   */
  nonce: string
  /**
   * Calls this site's API (`/api/…`) in process, as the visitor of this page: same cookie, address and request id.
   * Cookies that a call sets come with its answer; `handle` puts them on the page's answer.
   */
  send: (path: string, init?: RequestInit) => Promise<InnerAnswer>
  settings: PageSettings
  /** Takes what broke while the page was made, where it still has an answer: it belongs in the log, not on stdout. */
  report: (error: unknown) => void
}

/** What is known of a page before it is made. */
interface PageRoute {
  /** `/dictionary/:word`: what the log calls it, without the word. */
  pattern: string
  takesForms: boolean
  /** Its form may come as multipart form-data. */
  takesFiles: boolean
}

/**
 * What the web bundle (`apps/web/src/app/handle.ts`, built to `apps/web/build/server/index.js`) exports.
 *
 * A page that is the same for every visitor says `Cache-Control: public`: answers 200 and 404 to a visitor's GET are
 * then kept for a minute. A visitor's GET is rendered without cookies and without the browser's name. Any other
 * `Cache-Control` is passed on; none becomes `private, no-cache`; a page that holds a CSRF token says `no-store`.
 */
export interface PageBundle {
  handle(request: Request, input: PageInput): Promise<Response>
  /** The route of a path, which may be that of a data request (`/login.data`); an unknown one is `/*`. */
  routeOf(pathname: string): PageRoute
  /**
   * Query parameters that pages read beyond those of the API's calls. A request with any that nobody named is
   * rendered, but not kept.
   */
  pageParams: readonly string[]
}

/** @throws when the module is no page bundle; `pageParams` may be left out */
export function asBundle(module: Record<string, unknown>): PageBundle {
  const { handle, routeOf, pageParams = [] } = module
  if (typeof handle !== 'function' || typeof routeOf !== 'function' || !Array.isArray(pageParams)) {
    throw new Error('the web bundle has to export handle() and routeOf()')
  }
  return {
    pageParams: pageParams.map(String),
    routeOf: (pathname) => {
      const { pattern, takesForms, takesFiles }: Record<string, unknown> = routeOf(pathname)
      return {
        pattern: String(pattern),
        takesForms: takesForms === true,
        takesFiles: takesFiles === true,
      }
    },
    handle: async (request, input) => {
      const response: unknown = await handle(request, input)
      if (!(response instanceof Response)) throw new Error('handle() of the web bundle gave no Response')
      return response
    },
  }
}
