import { z } from 'zod'
import { call } from '../call.ts'
import { EVENT, EVENT_GAMES, RANK_LEVELS, UNRANKED_REASONS } from '../constants/event.ts'
import { DIALECT_COUNT } from '../constants.ts'
import { dialectId, face, id, int, uuid } from '../shapes.ts'

const gameId = int(1, EVENT_GAMES.length)
const reason = z.enum(UNRANKED_REASONS).nullable()

/** A card of the menu; times are ISO 8601 in UTC. */
const activity = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  event_game_id: z.number().int(),
  begin_at: z.string(),
  end_at: z.string(),
  /** 0 waits for approval, 1 accepted, 2 rejected; null where nobody has signed up. */
  registration_status: z.number().int().nullable(),
  registered: z.boolean(),
  ended: z.boolean(),
  /** 還有 3 天 2 小時, by the server's clock when it was asked. */
  countdown_text: z.string(),
  targets: z.array(z.string()),
  /** Of the pupils it is for; 0 for all. */
  stage_no: z.number().int(),
  needs_email: z.boolean(),
  is_practice: z.boolean(),
})
export type EventActivity = z.output<typeof activity>

const event = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  event_game_id: z.number().int(),
  begin_at: z.string(),
  end_at: z.string(),
  deleted_at: z.string().nullable(),
  registration_status: z.number().int().nullable(),
  is_practice: z.boolean(),
  /** Of the competition of classes that it belongs to. */
  competition_id: z.number().int().nullable(),
  /** V2: it is played by `play/start` and `play/step`, or is not ranked. */
  rank_requires: z.enum(RANK_LEVELS),
  /** Questions of a play; null where the game's own number holds. */
  quiz_length: z.number().int().nullable(),
  /** In minutes: who takes longer is not ranked. */
  time_limit: z.number().int().nullable(),
  /** Of which dialects there are questions. */
  dialects: z.array(z.number().int().min(1).max(DIALECT_COUNT)),
  /** The server's clock: the period is judged by it. */
  now: z.string(),
})
export type EventPage = z.output<typeof event>

/** A row of a ranking: the rank is shared by nobody, names are masked but to their owner. */
const rankRow = z.object({
  rank: z.number().int(),
  name: z.string(),
  score: z.number().int(),
  used_time: z.number().int(),
  /** mm:ss.cs */
  used_time_text: z.string(),
  /** Of games 3 to 5: guests that were served, levels that were passed, questions that were right. */
  completed_count: z.number().int().optional(),
  /** Of game 4, whose levels together are `used_time`. */
  level_1_time_text: z.string().optional(),
  level_2_time_text: z.string().optional(),
  total_time_text: z.string().optional(),
  /** `quiz` is JSON of what a play of games 3 to 5 came to; never what was done in it, which is its player's. */
  other_data: z.object({ quiz: z.string() }).optional(),
  is_me: z.boolean(),
})
export type RankRow = z.output<typeof rankRow>

const ranking = z.object({
  ranking_bars_data: z.array(rankRow),
  my_best_data: rankRow.extend({ dialect_name: z.string(), created_at: z.string() }).nullable(),
  /** The rank of the result that was asked about: of one that is not in the ranking, the one it would have. */
  now_score_data: z.object({ rank: z.number().int(), score: z.number().int() }).nullable(),
  total_player_num: z.number().int(),
  total_play_times: z.number().int(),
})
export type Ranking = z.output<typeof ranking>

const gained = {
  plays: z.number().int(),
  /** Since the first play: points, of game 4 milliseconds that were saved. */
  gain: z.number().int(),
  /** 30 分 */
  gain_text: z.string(),
}
const boardRow = z.object({ rank: z.number().int(), name: z.string(), ...gained, is_me: z.boolean() })
export type BoardRow = z.output<typeof boardRow>

const boards = z.object({
  improved: z.array(boardRow),
  played: z.array(boardRow),
  /** Null of who stands in no ranking. */
  mine: z.object(gained).nullable(),
})
export type Boards = z.output<typeof boards>

const result = z.object({
  uuid: z.string(),
  event_id: z.number().int(),
  event_title: z.string(),
  /** Of the competition of classes that the event belongs to. */
  competition_id: z.number().int().nullable(),
  event_game_id: z.number().int(),
  dialect_id: z.number().int(),
  user_name: z.string(),
  score: z.number().int(),
  used_time: z.number().int(),
  used_time_text: z.string(),
  created_at: z.string(),
  quiz_data: z.unknown(),
  is_mine: z.boolean(),
  ranked: z.boolean(),
  reason,
  /** A visitor's, of this browser, that a login can still take over. */
  claimable: z.boolean(),
  /** The questions of this play with the answers, and what the rules make of them: as the game's own page reads them. */
  content: z.unknown(),
  deal: z.unknown(),
  verdict: z.unknown(),
  /** What its Hakka is set in. */
  font: face.nullable(),
})
export type EventResult = z.output<typeof result>

const played = {
  event_id: id,
  dialect_id: dialectId,
  /** Claims: the server counts for itself. */
  score: int(0, 1_000_000_000).default(0),
  used_time: int(0, 2_147_483_647),
  /** A game's own log: its rules say of what shape. */
  quiz_data: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  /** Of `game.play`; without it the play's cookie tells. */
  token: z.string().max(2000).optional(),
}

const saved = z.object({
  status: z.literal('success'),
  uuid: z.string(),
  score: z.number().int(),
  used_time: z.number().int(),
  ranked: z.boolean(),
  reason,
})
export type SavedResult = z.output<typeof saved>

/** What of a game's questions a browser gets for a play. */
const dealt = {
  id: z.number().int(),
  title: z.string(),
  dialect_id: z.number().int(),
  /** The questions of this play, in the set's own words. */
  questions: z.array(z.unknown()),
  /** The whole set as the browser gets it, and what was dealt of it: what the game's page plays. */
  content: z.unknown(),
  deal: z.unknown(),
  /** What its Hakka is set in. */
  font: face.nullable(),
}

const step = z.object({
  seq: z.number().int(),
  /** Whether it was right, where the game says so at once. */
  correct: z.boolean().optional(),
  /** What it uncovered, and what is asked next: in the game's own shape. */
  reveal: z.unknown().optional(),
  next: z.unknown().optional(),
})
export type PlayStep = z.output<typeof step>

export const eventCalls = {
  'GET /api/event/menu': call({
    summary: '活動列表：全部的活動和學校的活動，進行中的在前',
    answer: z.object({
      data: z.object({
        globalActivities: z.array(activity),
        schoolActivities: z.array(activity),
        /** 0 nobody is logged in, 1 without an e-mail, 2 with one. */
        account: z.number().int(),
        now: z.string(),
      }),
    }),
  }),
  'GET /api/event': call({
    summary: '一個活動；刪除的也有，deleted_at 說是什麼時候',
    query: z.object({ id }),
    answer: z.object({ data: event }),
  }),
  'GET /api/event/games': call({
    summary: '遊戲名單',
    answer: z.object({
      data: z.object({
        games: z.array(z.object({ id: z.number().int(), title: z.string(), description: z.string() })),
      }),
    }),
  }),
  'GET /api/event/game': call({
    summary: '發一局的題目；附 event_id 是正式的一局（附開局憑證），不附是練習',
    query: z.object({ id: gameId, d: dialectId, event_id: id.optional() }),
    answer: z.object({
      data: z.object({
        game: z.object({
          ...dealt,
          play: z
            .object({
              token: z.string(),
              mode: z.literal('V1'),
              rules_version: z.number().int(),
              expires_at: z.string(),
            })
            .nullable(),
        }),
      }),
    }),
  }),
  'POST /api/event/play/start': call({
    summary: '開一局逐題查核的遊戲，只給第一題；玩到一半的一局會接著玩，時間照走',
    body: z.object({ event_id: id, dialect_id: dialectId }),
    answer: z.object({
      data: z.object({
        token: z.string(),
        mode: z.literal('V2'),
        rules_version: z.number().int(),
        expires_at: z.string(),
        /** How much is asked: questions, guests or windows. */
        n: z.number().int(),
        /** Of the last step that was taken: 0 of a play that begins. */
        seq: z.number().int(),
        /** How long the play has run, in milliseconds, and how it stands, in the game's own shape. */
        elapsed: z.number().int(),
        state: z.unknown(),
        /** What was asked so far. */
        game: z.object(dealt),
      }),
    }),
  }),
  'POST /api/event/play/step': call({
    summary: '送一步；同一個 seq 再送，回答和上次一樣',
    body: z.object({
      token: z.string().max(2000),
      /** One more than that of the last step. */
      seq: int(1, EVENT.steps),
      /** A game's own step. */
      act: z.record(z.string(), z.unknown()),
    }),
    answer: step,
  }),
  'GET /api/event/rank': call({
    summary: '活動的排行榜：前十名、自己最好的一局；附 uuid 時，那一局的名次',
    query: z.object({ event_id: id, uuid: uuid.optional() }),
    answer: ranking,
  }),
  'GET /api/event/boards': call({
    summary: '活動的進步榜（最好的一局比第一局多多少）和參加榜（玩了幾局），各前五名',
    query: z.object({ event_id: id }),
    answer: z.object({ data: boards }),
  }),
  'POST /api/event/result': call({
    summary: '存一局的結果；分數由伺服器重算，同一局送幾次都是同一筆',
    bodyBytes: 256 * 1024,
    body: z.object(played),
    answer: saved,
  }),
  'POST /api/event/result/update': call({
    summary: '更新還沒玩完的一局；玩完的不能改，送一樣的會回一樣的',
    bodyBytes: 256 * 1024,
    body: z.object({ ...played, uuid }),
    answer: saved,
  }),
  'GET /api/event/result': call({
    summary: '一局的結果和答案；沒有效的只有自己看得到',
    query: z.object({ uuid }),
    answer: z.object({ data: result }),
  }),
  'POST /api/event/result/claim': call({
    summary: '登入後認領這個瀏覽器 24 小時內玩的一局',
    body: z.object({ uuid }),
    answer: saved,
  }),
  'POST /api/event/register': call({
    summary: '報名活動',
    body: z.object({ event_id: id }),
    answer: z.object({ data: z.object({ registration_status: z.number().int() }) }),
  }),
  'DELETE /api/event/register': call({
    summary: '活動結束前取消報名；成績會從排行榜拿掉，再報名就回來',
    query: z.object({ event_id: id }),
    answer: z.object({ status: z.literal('success') }),
  }),
}
