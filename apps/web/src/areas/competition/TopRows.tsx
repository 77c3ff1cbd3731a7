import type { CompetitionStanding } from '@hakka/contract/competition'
import { COMPETITION } from '@hakka/contract/constants/competition'

/** The first of a team. */
export const TopRows = ({
  standing: { team, top },
  unit,
}: {
  standing: CompetitionStanding
  unit: string
}) => (
  <section className="competition-top" aria-labelledby={`top-${team.flag_id}`}>
    <div>
      <img src={`/images/competitions/team-${team.flag_id}-badge.svg`} alt="" width={48} height={48} />
      <h2 id={`top-${team.flag_id}`}>
        <span translate="no">{team.name}</span> 前{COMPETITION.top === 3 ? '三' : COMPETITION.top}名
      </h2>
    </div>
    {top.length === 0 ? (
      <p className="px-6 pb-4 text-muted">還沒有人玩過</p>
    ) : (
      <ol>
        {top.map(({ rank, name, score, used_time_text, is_me }) => (
          <li key={rank} data-me={is_me || undefined}>
            <b data-rank={rank}>{rank}</b>
            <span translate="no">
              {name}
              {is_me && <i>你</i>}
            </span>
            <b>
              {score.toLocaleString('zh-TW')} {unit}
            </b>
            <span className="competition-time">{used_time_text}</span>
          </li>
        ))}
      </ol>
    )}
  </section>
)
