import type { Competition } from '@hakka/contract/competition'
import { teamName } from '@hakka/contract/constants/competition'

/** A team of a table: its badge, class and school. */
export const TeamCell = ({ team: { flag_id, name, school } }: { team: Competition['home_team'] }) => (
  <span className="competition-team">
    <img
      src={`/images/competitions/team-${flag_id}-badge.svg`}
      alt={teamName(flag_id)}
      width={56}
      height={56}
    />
    <span translate="no">
      <b>{name}</b>
      {school.name && <small>{school.name}</small>}
    </span>
  </span>
)
