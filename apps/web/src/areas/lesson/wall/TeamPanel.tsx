import { Plus } from 'lucide-react'
import { Pennant } from './Pennant.tsx'
import type { Team, Teams, TeamsAction } from './teams.ts'

const NAMES = ['火焰之光隊', '阿啾火箭隊'] as const

/** One of two teams at the side of a wall: its flag, its points, and whether it has the turn. */
export function TeamPanel({
  team,
  teams: { scores, turn },
  act,
}: {
  team: Team
  teams: Teams
  act(action: TeamsAction): void
}) {
  const name = NAMES[team]
  const has = turn === team
  return (
    <section aria-label={name} data-team={team} data-turn={has || undefined} className="team">
      <Pennant team={team} />
      <h2 className="team-name">{name}</h2>
      <p role="status" className="team-points">
        {scores[team]}
        <span className="sr-only">分</span>
      </p>
      {has ? (
        <p role="status" className="team-now">
          換你們了
        </p>
      ) : (
        <button type="button" className="team-now team-wait" onClick={() => act({ type: 'turn', team })}>
          等一下<span className="sr-only">，換{name}</span>
        </button>
      )}
      <button type="button" className="team-plus" onClick={() => act({ type: 'point', team })}>
        <Plus aria-hidden="true" />
        加一分<span className="sr-only">給{name}</span>
      </button>
    </section>
  )
}
