import type { Competition, CompetitionRanking } from '@hakka/contract/competition'
import { competitionState, teamName } from '@hakka/contract/constants/competition'
import { leftText } from '@hakka/contract/constants/event'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Clock, Play, Trophy } from 'lucide-react'
import { Link } from 'react-router'
import type { PageServices } from '../../app/context.ts'
import { leadText, scoreText } from '../../app/school-class/lead-text.ts'

/** As many as have room beside what is to be done. */
const SHOWN = 2

/** A competition that her class plays, or will. */
export interface RunningTeam {
  own: Competition
  ranking: CompetitionRanking
  runs: boolean
}

const stateOf = ({ away_team, event: { period } }: Competition, now: number) =>
  competitionState(
    { agree: away_team.agree_status, begin: Date.parse(period.begin_at), end: Date.parse(period.end_at) },
    now,
  )

/** What a pupil's classes play now, what ends first before the rest, with how it stands. */
export async function loadTeams(ask: PageServices['api']): Promise<RunningTeam[]> {
  const { data } = await ask('GET /api/my/learning-class/competitions')
  const now = Date.parse(data.now)
  const open = data.competitions
    .filter((own) => ['running', 'coming'].includes(stateOf(own, now)))
    .toSorted((one, other) => one.event.period.end_at.localeCompare(other.event.period.end_at))
    .slice(0, SHOWN)
  return Promise.all(
    open.map(async (own) => ({
      own,
      ranking: await ask('GET /api/event/competition/ranking', { query: { id: own.id } }),
      runs: stateOf(own, now) === 'running',
    })),
  )
}

/** How a pupil's team stands, and the way to play for it. */
export function TeamCard({ team: { own, ranking, runs } }: { team: RunningTeam }) {
  const { id, event } = own
  const unit = event.event_game_id === 3 ? '元' : '分'
  const now = Date.parse(ranking.now)
  const left = runs
    ? `還有 ${leftText(Date.parse(event.period.end_at) - now)}`
    : `再 ${leftText(Date.parse(event.period.begin_at) - now)}開始`
  return (
    <Card as="section" aria-labelledby={`team-${id}`} className="grid gap-4 p-5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`team-${id}`} className="text-22 font-bold">
          班級競賽
        </h2>
        <Chip
          tone={runs ? 'right' : 'level'}
          icon={runs ? <Play size={18} aria-hidden="true" /> : <Clock size={18} aria-hidden="true" />}
        >
          {runs ? '進行中' : '尚未開始'}
        </Chip>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 text-center">
        <Side standing={ranking.home} unit={unit} />
        <span
          aria-hidden="true"
          className="inline-flex size-10 items-center justify-center rounded-full bg-brand font-reading text-white"
        >
          對
        </span>
        <Side standing={ranking.away} unit={unit} />
      </div>
      <p className="text-center text-16 text-muted">
        {event.game.title}．{runs && `${leadText(ranking, unit)}，`}
        {left}
      </p>
      <Link
        to={`/event/competition?id=${id}`}
        aria-label={`${runs ? '看戰況和挑戰' : '看對手'}：${event.game.title}`}
        className={buttonClass({ kind: 'ghost', block: true })}
      >
        <Trophy aria-hidden="true" />
        {runs ? '看戰況和挑戰' : '看對手'}
      </Link>
    </Card>
  )
}

function Side({ standing: { team, score }, unit }: { standing: CompetitionRanking['home']; unit: string }) {
  return (
    <div className="grid min-w-0 justify-items-center gap-1">
      <img
        src={`/images/competitions/team-${team.flag_id}-badge.svg`}
        alt={teamName(team.flag_id)}
        width={72}
        height={72}
      />
      <b translate="no" className="leading-tight font-medium wrap-anywhere">
        {team.name}
      </b>
      <b className="text-22 leading-tight tabular-nums">
        {score === null ? '–' : scoreText(score)}
        {score !== null && <small className="text-16 font-normal"> {unit}</small>}
      </b>
    </div>
  )
}
