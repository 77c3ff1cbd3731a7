import type { DueAssignment } from '@hakka/contract/assignment'
import type { Api } from '@hakka/contract/client'
import type { Competition } from '@hakka/contract/competition'
import { AGREE, COMPETITION_STATES, competitionState } from '@hakka/contract/constants/competition'

/** A competition that a teacher looks after now. */
export interface RunningCompetition {
  id: number
  title: string
  /** Between whom: one's own class first. */
  own: string
  other: string
  state: 'invited' | 'running' | 'pending' | 'coming'
  /** 新邀請, 進行中 */
  label: string
  endAt: string
  url: string
}

const FIRST = 4
const ORDER = ['invited', 'running', 'pending', 'coming'] as const

/** What goes on in a teacher's classes: what is due these days, and competitions that are not over. */
export async function loadRunning(
  api: Api,
): Promise<{ due: DueAssignment[]; competitions: RunningCompetition[] }> {
  const [{ data: assigned }, { data: played }] = await Promise.all([
    api('GET /api/my/teaching-class/assignment/due'),
    api('GET /api/my/teaching-class/competitions'),
  ])
  const rows = played.competitions.flatMap((own) => runningOf(own, Date.parse(played.now)))
  return {
    due: assigned.assignments,
    competitions: ORDER.flatMap((state) => rows.filter((row) => row.state === state)).slice(0, FIRST),
  }
}

function runningOf({ id, event, home_team, away_team }: Competition, now: number): RunningCompetition[] {
  const { period, game } = event
  const state = competitionState(
    { agree: away_team.agree_status, begin: Date.parse(period.begin_at), end: Date.parse(period.end_at) },
    now,
  )
  if (state === 'ended' || state === 'rejected') return []
  const isHome = home_team.is_my_teaching_class
  const isInvited = state === 'pending' && away_team.is_my_teaching_class
  const [own, other] = isHome ? [home_team, away_team] : [away_team, home_team]
  return [
    {
      id,
      title: game.title,
      own: own.name,
      other: [other.school.name, other.name].filter(Boolean).join(' '),
      state: isInvited ? 'invited' : state,
      label: isInvited ? '新邀請' : COMPETITION_STATES[state],
      endAt: period.end_at,
      url:
        away_team.agree_status === AGREE.accepted
          ? `/event/competition?id=${id}`
          : '/my/teaching-class/competitions',
    },
  ]
}
