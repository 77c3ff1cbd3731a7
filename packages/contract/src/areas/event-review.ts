import { z } from 'zod'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { EVENT, REGISTRATION } from '../constants/event.ts'
import { atMost, id, int, uuid } from '../shapes.ts'

const head = z.object({
  id: z.number().int(),
  title: z.string(),
  event_game_id: z.number().int(),
  begin_at: z.string(),
  end_at: z.string(),
  needs_approval: z.boolean(),
})

/** Whoever stands in the ranking, by his own name. */
const winner = z.object({
  rank: z.number().int(),
  name: z.string(),
  school: z.string(),
  /** 3 年 2 班; empty where the profile doesn't say. */
  class_text: z.string(),
  dialect_id: z.number().int(),
  score: z.number().int(),
  used_time_text: z.string(),
  uuid: z.string(),
  flagged: z.boolean(),
})
export type EventWinner = z.output<typeof winner>

/** waiting: nobody has looked; passed: somebody has, and it stays; disqualified: it counts no longer. */
const reviewState = z.enum(['waiting', 'passed', 'disqualified'])
export type ReviewState = z.output<typeof reviewState>

const play = z.object({
  uuid: z.string(),
  name: z.string(),
  dialect_id: z.number().int(),
  score: z.number().int(),
  used_time_text: z.string(),
  created_at: z.string(),
  state: reviewState,
  /** Why it was disqualified. */
  reason: z.string(),
})
export type ReviewedPlay = z.output<typeof play>

const signUp = z.object({
  user_id: z.number().int(),
  name: z.string(),
  school: z.string(),
  class_text: z.string(),
  created_at: z.string(),
  /** One that was turned down can still be let in. */
  rejected: z.boolean(),
})
export type AskedSignUp = z.output<typeof signUp>

const step = z.object({
  at: z.number().int().nullable(),
  asked: z.string(),
  did: z.string(),
  right: z.boolean().nullable(),
})

const wholePlay = play.extend({
  event_id: z.number().int(),
  event_title: z.string(),
  event_game_id: z.number().int(),
  claimed_score: z.number().int(),
  claimed_time_text: z.string(),
  /** From dealing to the result's coming in, by the server's clock. */
  elapsed_text: z.string(),
  flagged: z.boolean(),
  /** Why it can't be ranked anyhow; empty where it can. */
  refused: z.string(),
  steps: z.array(step),
})
export type WholePlay = z.output<typeof wholePlay>

export const eventReviewCalls = {
  'GET /api/event/winners': call({
    summary: '一個活動的成績：前 100 名（全名）、待查的成績、待審的報名',
    query: z.object({ event_id: id }),
    answer: z.object({
      data: z.object({
        event: head,
        players: z.number().int(),
        plays: z.number().int(),
        winners: z.array(winner),
        reviews: z.array(play),
        sign_ups: z.array(signUp),
      }),
    }),
  }),
  'GET /api/event/winners/export': call({
    summary: '得獎名單的 CSV 檔，附電子郵件；記在操作紀錄',
    query: z.object({ event_id: id, count: int(1, EVENT.winners).default(EVENT.winners) }),
    answer: answeredFile,
  }),
  'GET /api/event/play': call({
    summary: '一局的過程，逐步',
    query: z.object({ uuid }),
    answer: z.object({ data: wholePlay }),
  }),
  'POST /api/event/review': call({
    summary: '審查一局：pass 沒有問題、disqualify 取消成績（要寫原因）、undo 恢復',
    body: z.object({
      uuid,
      verdict: z.enum(['pass', 'disqualify', 'undo']),
      reason: z.string().trim().refine(atMost(EVENT.reason), `原因最多 ${EVENT.reason} 個字`).default(''),
    }),
    answer: z.object({ data: z.object({ state: reviewState }) }),
  }),
  'POST /api/event/registration': call({
    summary: '審核報名：1 通過、2 不通過',
    body: z.object({ event_id: id, user_id: id, status: int(REGISTRATION.accepted, REGISTRATION.rejected) }),
    answer: z.object({ status: z.literal('success') }),
  }),
}
