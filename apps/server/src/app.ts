import { callsByName } from '@hakka/contract/calls'
import { BODY_BYTES } from '@hakka/contract/constants'
import Fastify, { type FastifyInstance } from 'fastify'
import { routes as accountRoutes } from './areas/account/routes.ts'
import { routes as accountJoinRoutes } from './areas/account-join/routes.ts'
import { routes as adminRoutes } from './areas/admin/routes.ts'
import { routes as aiJudgeRoutes } from './areas/ai-judge/routes.ts'
import { routes as assessmentRoutes } from './areas/assessment/routes.ts'
import { routes as assignmentRoutes } from './areas/assignment/routes.ts'
import { routes as attemptRoutes } from './areas/attempt/routes.ts'
import { routes as auditRoutes } from './areas/audit/routes.ts'
import { routes as childRoutes } from './areas/child/routes.ts'
import { routes as classroomTermRoutes } from './areas/classroom-term/routes.ts'
import { routes as competitionRoutes } from './areas/competition/routes.ts'
import { routes as dashboardRoutes } from './areas/dashboard/routes.ts'
import { routes as dictionaryRoutes } from './areas/dictionary/routes.ts'
import { routes as downloadRoutes } from './areas/download/routes.ts'
import { routes as emailRoutes } from './areas/email/routes.ts'
import { routes as eventRoutes } from './areas/event/routes.ts'
import { routes as eventHistoryRoutes } from './areas/event-history/routes.ts'
import { routes as feedbackRoutes } from './areas/feedback/routes.ts'
import { routes as fileRoutes } from './areas/file/routes.ts'
import { routes as gameRoomRoutes } from './areas/game-room/routes.ts'
import { routes as gameSetRoutes } from './areas/game-set/routes.ts'
import { routes as helpRoutes } from './areas/help/routes.ts'
import { routes as homeRoutes } from './areas/home/routes.ts'
import { routes as jobRoutes } from './areas/job/routes.ts'
import { routes as learningClassRoutes } from './areas/learning-class/routes.ts'
import { routes as lessonRoutes } from './areas/lesson/routes.ts'
import { routes as lessonDeskRoutes } from './areas/lesson-desk/routes.ts'
import { routes as lessonFetchRoutes } from './areas/lesson-fetch/routes.ts'
import { routes as lessonH5pRoutes } from './areas/lesson-h5p/routes.ts'
import { routes as lessonModuleRoutes } from './areas/lesson-module/routes.ts'
import { routes as lessonPackRoutes } from './areas/lesson-pack/routes.ts'
import { routes as lessonRecordingRoutes } from './areas/lesson-recording/routes.ts'
import { routes as lessonTableRoutes } from './areas/lesson-table/routes.ts'
import { routes as listeningRoutes } from './areas/listening/routes.ts'
import { routes as moduleTypeRoutes } from './areas/module-type/routes.ts'
import { routes as myRoutes } from './areas/my/routes.ts'
import { routes as newsRoutes } from './areas/news/routes.ts'
import { routes as notificationRoutes } from './areas/notification/routes.ts'
import { addLoginPages } from './areas/oidc/pages.ts'
import { routes as oidcRoutes } from './areas/oidc/routes.ts'
import { routes as openRoutes } from './areas/open/routes.ts'
import { routes as outboxRoutes } from './areas/outbox/routes.ts'
import { routes as passwordRoutes } from './areas/password/routes.ts'
import { routes as placeRoutes } from './areas/place/routes.ts'
import { addBookAddresses } from './areas/reading/addresses.ts'
import { routes as readingRoutes } from './areas/reading/routes.ts'
import { routes as recordingRoutes } from './areas/recording/routes.ts'
import { routes as registerRoutes } from './areas/register/routes.ts'
import { routes as searchRoutes } from './areas/search/routes.ts'
import { routes as selfStudyRoutes } from './areas/self-study/routes.ts'
import { routes as speakingRoutes } from './areas/speaking/routes.ts'
import { routes as studyDeskRoutes } from './areas/study-desk/routes.ts'
import { routes as studyHistoryRoutes } from './areas/study-history/routes.ts'
import { routes as studyRecordingRoutes } from './areas/study-recording/routes.ts'
import { routes as teachingClassRoutes } from './areas/teaching-class/routes.ts'
import { routes as userRoutes } from './areas/user/routes.ts'
import { routes as verdictRoutes } from './areas/verdict/routes.ts'
import { routes as writingRoutes } from './areas/writing/routes.ts'
import { keepFinderFresh } from './domain/dictionary/finder/finder.ts'
import type { Services } from './domain/services.ts'
import { addCompression } from './http/answer/compress.ts'
import { addErrorHandling, answerBrokenRequest, sendError } from './http/answer/errors.ts'
import { jsonSender } from './http/answer/json-answer.ts'
import { addSecurityHeaders } from './http/answer/security-headers.ts'
import { registerCalls } from './http/calls.ts'
import { addDocs } from './http/docs/docs.ts'
import { addHealth } from './http/health.ts'
import { addBodyParsers } from './http/input/body-parsers.ts'
import { createLimits } from './http/limits.ts'
import { addAccessLog } from './http/log/access-log.ts'
import { PATIENCE, type Patience } from './http/patience.ts'
import { refuseUnnamed } from './http/refuse-unnamed.ts'
import { addRequestContext, requestId } from './http/request-context.ts'
import type { Route } from './http/route.ts'
import { addLive } from './live/attach.ts'
import { addAnimations } from './pages/animations.ts'
import type { PageBundle } from './pages/bundle.ts'
import { addDownloadFiles } from './pages/download-files.ts'
import { addPages } from './pages/routes.ts'
import { addStaticFiles } from './pages/static-files.ts'
import { addStoredFiles } from './pages/stored-files.ts'
import './http/request.ts'

export const routes: readonly Route[] = [
  ...accountJoinRoutes,
  ...accountRoutes,
  ...adminRoutes,
  ...aiJudgeRoutes,
  ...assessmentRoutes,
  ...assignmentRoutes,
  ...attemptRoutes,
  ...auditRoutes,
  ...childRoutes,
  ...classroomTermRoutes,
  ...competitionRoutes,
  ...dashboardRoutes,
  ...dictionaryRoutes,
  ...downloadRoutes,
  ...emailRoutes,
  ...eventRoutes,
  ...eventHistoryRoutes,
  ...feedbackRoutes,
  ...fileRoutes,
  ...gameRoomRoutes,
  ...gameSetRoutes,
  ...helpRoutes,
  ...homeRoutes,
  ...jobRoutes,
  ...learningClassRoutes,
  ...lessonFetchRoutes,
  ...lessonH5pRoutes,
  ...lessonPackRoutes,
  ...lessonRecordingRoutes,
  ...lessonTableRoutes,
  ...lessonRoutes,
  ...lessonDeskRoutes,
  ...lessonModuleRoutes,
  ...listeningRoutes,
  ...moduleTypeRoutes,
  ...myRoutes,
  ...newsRoutes,
  ...notificationRoutes,
  ...oidcRoutes,
  ...openRoutes,
  ...outboxRoutes,
  ...passwordRoutes,
  ...placeRoutes,
  ...readingRoutes,
  ...recordingRoutes,
  ...registerRoutes,
  ...searchRoutes,
  ...selfStudyRoutes,
  ...speakingRoutes,
  ...studyDeskRoutes,
  ...studyHistoryRoutes,
  ...studyRecordingRoutes,
  ...teachingClassRoutes,
  ...userRoutes,
  ...verdictRoutes,
  ...writingRoutes,
]

export interface AppOptions {
  /** The pages; a test of calls alone has none. */
  pages?: (app: FastifyInstance) => Promise<PageBundle>
  /** Files of the web build. */
  clientFolder?: string
  /** Answers that break the contract become a 500: in tests and in development. */
  strictAnswers?: boolean
  isDraining?: () => boolean
  /** With slow senders; tests have less. */
  patience?: Patience
}

/** The whole site as one Fastify instance, listening to nothing yet. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { env, log } = services
  const { patience = PATIENCE } = options
  const app = Fastify({
    logger: false,
    trustProxy: env.trustProxy,
    bodyLimit: BODY_BYTES.fields,
    requestTimeout: patience.bodyMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestId,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, services),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, patience),
  })
  addSecurityHeaders(app, env)
  const accessLog = addAccessLog(app, log)
  addRequestContext(app)
  const limits = createLimits(services.counts, env.rateLimit)
  refuseUnnamed(app)
  addBodyParsers(app)
  addCompression(app)
  addErrorHandling(app, services, callsByName)

  const performer = {
    services,
    limits,
    strictAnswers: options.strictAnswers ?? false,
    sendJson: jsonSender(env),
  }
  await keepFinderFresh(services)
  registerCalls(app, { calls: callsByName, routes, performer })
  addDocs(app, { calls: callsByName, routes, env })
  app.all('/api/*', { config: { policy: 'anyone' } }, (_request, reply) => reply.callNotFound())
  addHealth(app, { services, registry: accessLog.registry, isDraining: options.isDraining ?? (() => false) })
  addLoginPages(app, services, limits)
  addStoredFiles(app, services.blobs)
  addDownloadFiles(app, services)
  addAnimations(app, services)
  addBookAddresses(app, services)
  if (options.clientFolder) await addStaticFiles(app, options.clientFolder)
  if (options.pages) {
    const bundle = await options.pages(app)
    await addPages(app, { bundle, services, limits, accessLog })
  }
  addLive(app, services, options.isDraining ?? (() => false))
  return app
}
