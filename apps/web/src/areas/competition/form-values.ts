import type { Competition } from '@hakka/contract/competition'
import { monthFrom } from './periods.ts'

/** What the form holds; times in UTC. */
export interface CompetitionValues {
  event_game_id: number
  begin_at: string | null
  end_at: string | null
  description: string
  home_team_id: number
  home_team_flag_id: number
  away_team_code: string
  away_team_flag_id: number
  condition_id: number
}

export const newCompetition = (now: string, classId: number): CompetitionValues => ({
  event_game_id: 1,
  ...monthFrom(now),
  description: '',
  home_team_id: classId,
  home_team_flag_id: 1,
  away_team_code: '',
  away_team_flag_id: 2,
  condition_id: 1,
})

export const valuesOf = (own: Competition): CompetitionValues => ({
  event_game_id: own.event.event_game_id,
  begin_at: own.event.period.begin_at,
  end_at: own.event.period.end_at,
  description: own.event.description,
  home_team_id: own.home_team_id ?? 0,
  home_team_flag_id: own.home_team_flag_id,
  away_team_code: own.away_team_code,
  away_team_flag_id: own.away_team.flag_id,
  condition_id: own.condition_id,
})

export type Errors = Record<string, readonly string[]>

/** What is missing in a step, before it is left. */
export function faultsOf(step: number, { begin_at, end_at, away_team_code }: CompetitionValues): Errors {
  if (step === 1)
    return {
      ...(begin_at === null && { begin_at: ['請選擇開始日期'] }),
      ...(end_at === null && { end_at: ['請選擇結束日期'] }),
      ...(begin_at !== null &&
        end_at !== null &&
        end_at <= begin_at && { end_at: ['結束時間要比開始時間晚'] }),
    }
  if (step === 2 && away_team_code.trim() === '') return { away_team_code: ['請輸入對手的班級代碼'] }
  return {}
}

const STEP_OF: Record<string, number> = {
  event_game_id: 1,
  begin_at: 1,
  end_at: 1,
  description: 1,
  home_team_id: 2,
  home_team_flag_id: 2,
  away_team_code: 2,
  away_team_flag_id: 2,
  condition_id: 3,
}

/** The first step in which something stands wrong. */
export const stepOfErrors = (errors: Errors): number | undefined =>
  Object.keys(errors)
    .flatMap((name) => STEP_OF[name] ?? [])
    .toSorted()[0]
