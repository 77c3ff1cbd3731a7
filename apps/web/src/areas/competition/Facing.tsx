import type { Competition } from '@hakka/contract/competition'
import { teamName } from '@hakka/contract/constants/competition'

type Team = Competition['home_team']

const Side = ({ team, flag, isAway }: { team: Team; flag: number; isAway?: boolean }) => (
  <div>
    <img
      src={`/images/competitions/team-${flag}-flag.svg`}
      alt=""
      width={148}
      height={141}
      className={isAway ? 'flag-flipped' : undefined}
    />
    <b translate="no">
      {team.school.name && <span>{team.school.name}</span>}
      <span>{team.name}</span>
    </b>
    <small>{teamName(flag)}</small>
  </div>
)

/** Both teams face to face. */
export const Facing = ({ home, away, awayFlag }: { home: Team; away: Team; awayFlag: number }) => (
  <div className="competition-facing">
    <Side team={home} flag={home.flag_id} />
    <span className="competition-against" aria-hidden="true">
      對
    </span>
    <Side team={away} flag={awayFlag} isAway />
  </div>
)
