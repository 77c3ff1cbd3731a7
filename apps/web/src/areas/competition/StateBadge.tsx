import type { Competition } from '@hakka/contract/competition'
import {
  AGREE,
  COMPETITION_STATES,
  type CompetitionState,
  competitionState,
} from '@hakka/contract/constants/competition'
import { Clock, Flag, Hourglass, Mail, Play, X } from 'lucide-react'

const ICONS = { pending: Hourglass, rejected: X, coming: Clock, running: Play, ended: Flag }

export const stateOf = ({ event: { period }, away_team }: Competition, now: string): CompetitionState =>
  competitionState(
    {
      agree: away_team.agree_status,
      begin: Date.parse(period.begin_at),
      end: Date.parse(period.end_at),
    },
    Date.parse(now),
  )

/** An invitation that who looks can answer. */
export const isInvited = (own: Competition, state: CompetitionState): boolean =>
  state === 'pending' && own.away_team.is_my_teaching_class && own.away_team.agree_status === AGREE.pending

/** Where a competition is. */
export function StateBadge({ state, own }: { state: CompetitionState; own?: Competition }) {
  if (own && isInvited(own, state))
    return (
      <span className="competition-state" data-state="invited">
        <Mail size={18} aria-hidden="true" />
        新邀請
      </span>
    )
  const Icon = ICONS[state]
  const isMine = own?.away_team.is_my_teaching_class && !own.home_team.is_my_teaching_class
  return (
    <span className="competition-state" data-state={state}>
      <Icon size={18} aria-hidden="true" />
      {state === 'rejected' && isMine ? '你拒絕了配對' : COMPETITION_STATES[state]}
    </span>
  )
}
