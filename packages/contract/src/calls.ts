import type { z } from 'zod'
import { accountCalls } from './areas/account.ts'
import { accountJoinCalls } from './areas/account-join.ts'
import { adminCalls } from './areas/admin.ts'
import { aiJudgeCalls } from './areas/ai-judge.ts'
import { assessmentCalls } from './areas/assessment.ts'
import { assignmentCalls } from './areas/assignment.ts'
import { attemptCalls } from './areas/attempt.ts'
import { auditCalls } from './areas/audit.ts'
import { childCalls } from './areas/child.ts'
import { classroomTermCalls } from './areas/classroom-term.ts'
import { competitionCalls } from './areas/competition.ts'
import { dashboardCalls } from './areas/dashboard.ts'
import { dictionaryCalls } from './areas/dictionary.ts'
import { downloadCalls } from './areas/download.ts'
import { emailCalls } from './areas/email.ts'
import { eventCalls } from './areas/event.ts'
import { eventDeskCalls } from './areas/event-desk.ts'
import { eventHistoryCalls } from './areas/event-history.ts'
import { eventReviewCalls } from './areas/event-review.ts'
import { feedbackCalls } from './areas/feedback.ts'
import { fileCalls } from './areas/file.ts'
import { gameRoomCalls } from './areas/game-room.ts'
import { gameSetCalls } from './areas/game-set.ts'
import { helpCalls } from './areas/help.ts'
import { homeCalls } from './areas/home.ts'
import { jobCalls } from './areas/job.ts'
import { learningClassCalls } from './areas/learning-class.ts'
import { lessonCalls } from './areas/lesson.ts'
import { lessonDeskCalls } from './areas/lesson-desk.ts'
import { lessonFetchCalls } from './areas/lesson-fetch.ts'
import { lessonH5pCalls } from './areas/lesson-h5p.ts'
import { lessonModuleCalls } from './areas/lesson-module.ts'
import { lessonPackCalls } from './areas/lesson-pack.ts'
import { lessonRecordingCalls } from './areas/lesson-recording.ts'
import { lessonTableCalls } from './areas/lesson-table.ts'
import { listeningCalls } from './areas/listening.ts'
import { moduleTypeCalls } from './areas/module-type.ts'
import { myCalls } from './areas/my.ts'
import { newsCalls } from './areas/news.ts'
import { notificationCalls } from './areas/notification.ts'
import { oidcCalls } from './areas/oidc.ts'
import { openCalls } from './areas/open.ts'
import { outboxCalls } from './areas/outbox.ts'
import { passwordCalls } from './areas/password.ts'
import { placeCalls } from './areas/place.ts'
import { readingCalls } from './areas/reading.ts'
import { recordingCalls } from './areas/recording.ts'
import { registerCalls } from './areas/register.ts'
import { searchCalls } from './areas/search.ts'
import { selfStudyCalls } from './areas/self-study.ts'
import { speakingCalls } from './areas/speaking.ts'
import { studyDeskCalls } from './areas/study-desk.ts'
import { studyHistoryCalls } from './areas/study-history.ts'
import { studyRecordingCalls } from './areas/study-recording.ts'
import { teachingClassCalls } from './areas/teaching-class.ts'
import { userCalls } from './areas/user.ts'
import { verdictCalls } from './areas/verdict.ts'
import { writingCalls } from './areas/writing.ts'
import type { Call } from './call.ts'

export type { Call } from './call.ts'

/** Every call of the site, by `METHOD /path`. */
export const calls = {
  ...accountCalls,
  ...accountJoinCalls,
  ...adminCalls,
  ...aiJudgeCalls,
  ...assessmentCalls,
  ...assignmentCalls,
  ...attemptCalls,
  ...auditCalls,
  ...childCalls,
  ...classroomTermCalls,
  ...competitionCalls,
  ...dashboardCalls,
  ...dictionaryCalls,
  ...downloadCalls,
  ...emailCalls,
  ...eventCalls,
  ...eventDeskCalls,
  ...eventHistoryCalls,
  ...eventReviewCalls,
  ...feedbackCalls,
  ...fileCalls,
  ...gameRoomCalls,
  ...gameSetCalls,
  ...helpCalls,
  ...homeCalls,
  ...jobCalls,
  ...learningClassCalls,
  ...lessonCalls,
  ...lessonDeskCalls,
  ...lessonFetchCalls,
  ...lessonH5pCalls,
  ...lessonPackCalls,
  ...lessonRecordingCalls,
  ...lessonTableCalls,
  ...lessonModuleCalls,
  ...listeningCalls,
  ...moduleTypeCalls,
  ...myCalls,
  ...newsCalls,
  ...notificationCalls,
  ...oidcCalls,
  ...openCalls,
  ...outboxCalls,
  ...passwordCalls,
  ...placeCalls,
  ...readingCalls,
  ...recordingCalls,
  ...registerCalls,
  ...searchCalls,
  ...selfStudyCalls,
  ...speakingCalls,
  ...studyDeskCalls,
  ...studyHistoryCalls,
  ...studyRecordingCalls,
  ...teachingClassCalls,
  ...userCalls,
  ...verdictCalls,
  ...writingCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

/** The same by any name, for whoever goes through them all: where their own types are compared anew, that takes seconds. */
export const callsByName: Readonly<Record<string, Call>> = calls

type Part<C, K extends string, Side extends 'in' | 'out'> =
  C extends Record<K, infer S extends z.ZodType> ? (Side extends 'in' ? z.input<S> : z.output<S>) : undefined

/** What the caller gives, before the server has parsed it. */
export interface CallInput<N extends CallName> {
  params?: Part<Calls[N], 'params', 'in'>
  query?: Part<Calls[N], 'query', 'in'>
  body?: Part<Calls[N], 'body', 'in'>
}
export type CallParams<N extends CallName> = Part<Calls[N], 'params', 'out'>
export type CallQuery<N extends CallName> = Part<Calls[N], 'query', 'out'>
export type CallBody<N extends CallName> = Part<Calls[N], 'body', 'out'>
export type CallAnswer<N extends CallName> = Part<Calls[N], 'answer', 'out'>
