import type { z } from 'zod'
import { accountCalls } from './areas/account.ts'
import { adminCalls } from './areas/admin.ts'
import { aiJudgeCalls } from './areas/ai-judge.ts'
import { assessmentCalls } from './areas/assessment.ts'
import { attemptCalls } from './areas/attempt.ts'
import { auditCalls } from './areas/audit.ts'
import { classroomTermCalls } from './areas/classroom-term.ts'
import { dictionaryCalls } from './areas/dictionary.ts'
import { downloadCalls } from './areas/download.ts'
import { emailCalls } from './areas/email.ts'
import { feedbackCalls } from './areas/feedback.ts'
import { fileCalls } from './areas/file.ts'
import { gameRoomCalls } from './areas/game-room.ts'
import { helpCalls } from './areas/help.ts'
import { homeCalls } from './areas/home.ts'
import { jobCalls } from './areas/job.ts'
import { lessonCalls } from './areas/lesson.ts'
import { listeningCalls } from './areas/listening.ts'
import { moduleTypeCalls } from './areas/module-type.ts'
import { myCalls } from './areas/my.ts'
import { newsCalls } from './areas/news.ts'
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
import { userCalls } from './areas/user.ts'
import { verdictCalls } from './areas/verdict.ts'
import { writingCalls } from './areas/writing.ts'

export type { Call } from './call.ts'

/** Every call of the site, by `METHOD /path`. */
export const calls = {
  ...accountCalls,
  ...adminCalls,
  ...aiJudgeCalls,
  ...assessmentCalls,
  ...attemptCalls,
  ...auditCalls,
  ...classroomTermCalls,
  ...dictionaryCalls,
  ...downloadCalls,
  ...emailCalls,
  ...feedbackCalls,
  ...fileCalls,
  ...gameRoomCalls,
  ...helpCalls,
  ...homeCalls,
  ...jobCalls,
  ...lessonCalls,
  ...listeningCalls,
  ...moduleTypeCalls,
  ...myCalls,
  ...newsCalls,
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
  ...userCalls,
  ...verdictCalls,
  ...writingCalls,
}

export type Calls = typeof calls
export type CallName = keyof Calls

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
