import type { Competition } from '@hakka/contract/competition'
import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysText } from './periods.ts'
import { StateBadge, stateOf } from './StateBadge.tsx'
import { TeamCell } from './TeamCell.tsx'
import './competition.css'

/** Whose team is the own: of two of one's own, the home team. */
export const ownSide = ({ home_team, away_team }: Competition): 'home' | 'away' =>
  !home_team.is_my_class && away_team.is_my_class ? 'away' : 'home'

function outcomeOf(own: Competition): string | undefined {
  if (own.winner === null) return undefined
  if (own.winner === 'draw') return '平手'
  return own.winner === ownSide(own) ? '我們贏了' : '對方贏了'
}

/** The competitions of one's classes. Pupils have no column of deeds: each row leads to its page. */
export function CompetitionTable({
  list,
  now,
  actions,
}: {
  list: readonly Competition[]
  now: string
  actions?: (own: Competition) => ReactNode
}) {
  return (
    <table className="competition-table">
      <thead>
        <tr>
          <th scope="col">活動名稱</th>
          <th scope="col">期間</th>
          <th scope="col">我的隊伍</th>
          <th scope="col">對手隊伍</th>
          <th scope="col">狀態</th>
          {actions && <th scope="col">操作</th>}
        </tr>
      </thead>
      <tbody>
        {list.map((own) => {
          const state = stateOf(own, now)
          const side = ownSide(own)
          const outcome = outcomeOf(own)
          const title = own.event.game.title
          return (
            <tr key={own.id}>
              <td>
                {actions ? (
                  <b>{title}</b>
                ) : (
                  <Link to={`/event/competition?id=${own.id}`}>
                    <b>{title}</b>
                  </Link>
                )}
                {outcome && (
                  <small className="competition-outcome" data-won={outcome === '我們贏了' || undefined}>
                    {outcome === '我們贏了' && <Crown size={16} aria-hidden="true" />}
                    {outcome}
                  </small>
                )}
              </td>
              <td>{daysText(own.event.period)}</td>
              <td>
                <TeamCell team={side === 'home' ? own.home_team : own.away_team} />
              </td>
              <td>
                <TeamCell team={side === 'home' ? own.away_team : own.home_team} />
              </td>
              <td>
                <StateBadge state={state} own={own} />
              </td>
              {actions && (
                <td>
                  <span className="competition-deeds">{actions(own)}</span>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
