import { z } from 'zod'
import { call } from '../call.ts'
import { AGREE, CONDITIONS, TEAMS } from '../constants/competition.ts'
import { EVENT_GAMES } from '../constants/event.ts'
import { BOUNDS } from '../constants.ts'
import { formKey } from '../desk.ts'
import { classCode, message, token } from '../school-class-shapes.ts'
import { atMost, dialectId, id, int, moment, normalised } from '../shapes.ts'

const team = z.object({
  flag_id: z.number().int(),
  name: z.string(),
  school: z.object({ name: z.string().nullable() }),
  /** Who asks teaches it. */
  is_my_teaching_class: z.boolean(),
  /** Who asks teaches it, or plays for it. */
  is_my_class: z.boolean(),
  student_count: z.number().int(),
  teachers: z.array(z.string()),
})

const competition = z.object({
  id: z.number().int(),
  condition_id: z.number().int(),
  event: z.object({
    id: z.number().int(),
    game: z.object({ title: z.string(), description: z.string(), image_url: z.string() }),
    period: z.object({ begin_at: z.string(), end_at: z.string() }),
    description: z.string(),
    event_game_id: z.number().int(),
  }),
  home_team: team,
  away_team: team.extend({ agree_status: z.number().int() }),
  /** Null once the class is gone. */
  home_team_id: z.number().int().nullable(),
  home_team_flag_id: z.number().int(),
  home_team_name: z.string(),
  /** To teachers alone: with it one asks to come in. */
  away_team_code: z.string(),
  away_team_name: z.string(),
  /** Who has won, once it is over; null where nobody has. */
  winner: z.enum(['home', 'away', 'draw']).nullable(),
})
export type Competition = z.output<typeof competition>

const listQuery = z.object({ class_id: id.optional() })
const list = z.object({
  data: z.object({
    competitions: z.array(competition),
    /** The server's clock: states are told by it. */
    now: z.string(),
  }),
})

const flagId = (what: string) =>
  z.coerce
    .number<string | number>({ error: what })
    .refine((flag) => TEAMS.some((own) => own.id === flag), what)
    .meta({ examples: [1, 4] })

/** Times are chosen on the hour. */
const hour = (what: string) =>
  moment(what)
    .refine((at) => at.getTime() % 3_600_000 === 0, '請選擇整點')
    .meta({ examples: ['2026-11-25T08:00:00.000Z', '2026-12-25 08:00'] })

const fields = z.object({
  ...token,
  /** Of the one that is edited; a new one has none. */
  competition_id: z.union([z.literal('').transform(() => undefined), id.nullish()]).optional(),
  description: z
    .string()
    .overwrite(normalised('NFC'))
    .trim()
    .refine(atMost(BOUNDS.description), `給學生的話最多 ${BOUNDS.description.toLocaleString('zh-TW')} 個字`)
    .default(''),
  begin_at: hour('請選擇開始日期'),
  end_at: hour('請選擇結束日期'),
  event_game_id: z.coerce
    .number<string | number>({ error: '請選擇競賽項目' })
    .refine((game) => EVENT_GAMES.some((own) => own.id === game), '請選擇競賽項目')
    .meta({ examples: [1, 5] }),
  home_team_id: z.coerce
    .number<string | number>({ error: '請選擇班級' })
    .int('請選擇班級')
    .min(1, '請選擇班級')
    .max(2_147_483_647, '請選擇班級'),
  home_team_flag_id: flagId('請選擇主隊隊旗'),
  away_team_code: classCode,
  away_team_flag_id: flagId('請選擇客隊隊旗'),
  condition_id: z.coerce
    .number<string | number>({ error: '請選擇勝利條件' })
    .refine((condition) => CONDITIONS.some((own) => own.id === condition), '請選擇勝利條件')
    .meta({ examples: [1, 3] }),
  form_key: formKey,
})

const answered = { id, status: int(AGREE.accepted, AGREE.rejected) }

/** A row of a team's first; names are masked but to oneself and to the class's own teachers. */
const place = z.object({
  rank: z.number().int(),
  name: z.string(),
  score: z.number().int(),
  used_time: z.number().int(),
  /** mm:ss.cs */
  used_time_text: z.string(),
  is_me: z.boolean(),
})
export type CompetitionPlace = z.output<typeof place>

const standing = z.object({
  team,
  /** By the victory condition; null while it has none: nobody has played, or too few. */
  score: z.number().nullable(),
  player_num: z.number().int(),
  play_times: z.number().int(),
  /** In the class, of whom `needed` have to have played. */
  student_num: z.number().int(),
  needed: z.number().int(),
  /** Of who belongs to neither class this is told nothing of. */
  top: z.array(place),
})
export type CompetitionStanding = z.output<typeof standing>

const ranking = z.object({
  condition_id: z.number().int(),
  period: z.object({ begin_at: z.string(), end_at: z.string() }),
  home: standing,
  away: standing,
  /** One's own best, with the rank in one's team. */
  my_best_data: place.nullable(),
  /** Who is ahead by now. */
  leader: z.enum(['home', 'away', 'draw']).nullable(),
  /** Both have as many points: who is ahead took less time. */
  by_time: z.boolean(),
  /** The same, once it is over. */
  winner: z.enum(['home', 'away', 'draw']).nullable(),
  now: z.string(),
})
export type CompetitionRanking = z.output<typeof ranking>

const shownCompetition = z.object({
  id: z.number().int(),
  dialect_id: z.number().int(),
  event_id: z.number().int(),
  event_game_id: z.number().int(),
  title: z.string(),
  description: z.string(),
  agree_status: z.number().int(),
  /** Who asks plays for one of its teams. */
  is_player: z.boolean(),
})
export type ShownCompetition = z.output<typeof shownCompetition>

export const competitionCalls = {
  'GET /api/my/teaching-class/competitions': call({
    summary: '自己教的班級的競賽，最新的在前',
    query: listQuery,
    answer: list,
  }),
  'GET /api/my/learning-class/competitions': call({
    summary: '自己加入的班級的競賽：對方接受了的',
    query: listQuery,
    answer: list,
  }),
  'GET /api/my/teaching-class/competition/accept': call({
    summary: '接受（1）或拒絕（2）挑戰；要從本站送出，並附 X-CSRF-TOKEN 標頭',
    query: z.object(answered),
    answer: message,
  }),
  'POST /api/my/teaching-class/competition/accept': call({
    summary: '接受（1）或拒絕（2）挑戰',
    body: z.object({ ...token, ...answered }),
    answer: message,
  }),
  'PUT /api/my/teaching-class/competition/away-team/update': call({
    summary: '客隊的教師改自己的隊旗和結束時間',
    body: z.object({
      ...token,
      competition_id: id,
      team_flag_id: flagId('請選擇客隊隊旗'),
      event_end_at: hour('請選擇結束日期'),
    }),
    answer: message,
  }),
  'GET /api/my/teaching-class/competition/away-class': call({
    summary: '班級代碼是哪一班的，發邀請以前先看',
    query: z.object({ code: classCode }),
    answer: z.object({
      data: z.object({
        name: z.string(),
        school_name: z.string().nullable(),
        teachers: z.array(z.string()),
        student_count: z.number().int(),
      }),
    }),
  }),
  'POST /api/my/teaching-class/competition': call({
    summary: '建立競賽並發出邀請；附 competition_id 是修改',
    body: fields,
    answer: message.extend({ data: z.object({ id: z.number().int() }) }),
  }),
  'GET /api/my/teaching-class/competition': call({
    summary: '一場自己的班級發起的競賽',
    query: z.object({ id }),
    answer: z.object({ data: z.object({ competition }) }),
  }),
  'DELETE /api/my/teaching-class/competition': call({
    summary: '刪除自己的班級發起的競賽',
    body: z.object({
      ...token,
      id: z.coerce
        .number<string | number>({ error: '不能刪除還沒建立的競賽' })
        .int('不能刪除還沒建立的競賽')
        .min(1, '不能刪除還沒建立的競賽')
        .max(2_147_483_647, '不能刪除還沒建立的競賽'),
    }),
    answer: message,
  }),
  'GET /api/event/competition': call({
    summary: '一場班級競賽的公開頁面',
    query: z.object({ id, d: dialectId.default(1) }),
    answer: z.object({ data: z.object({ competition: shownCompetition }) }),
  }),
  'GET /api/event/competition/ranking': call({
    summary: '兩隊現在的成績；兩班的同學和教師還看得到各隊前三名',
    query: z.object({ id }),
    answer: ranking,
  }),
}
