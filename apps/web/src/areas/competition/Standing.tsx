import type { CompetitionStanding } from '@hakka/contract/competition'
import { teamName } from '@hakka/contract/constants/competition'
import { scoreText } from '../../app/school-class/lead-text.ts'

/** One of the two teams that face each other. */
export function Standing({
  standing: { team, score, player_num, play_times, student_num, needed },
  unit,
  isAway = false,
}: {
  standing: CompetitionStanding
  /** 分 or 元 */
  unit: string
  isAway?: boolean
}) {
  return (
    <div className="competition-side" data-team={team.flag_id} data-away={isAway || undefined}>
      <img
        src={`/images/competitions/team-${team.flag_id}-flag.svg`}
        alt=""
        width={248}
        height={236}
        className={isAway ? 'flag-flipped' : undefined}
      />
      <div>
        <h2>{teamName(team.flag_id)}</h2>
        <p translate="no">{[team.school.name, team.name].filter(Boolean).join(' ')}</p>
        <p className="competition-score">
          {score === null ? (
            <span className="competition-none">
              {player_num === 0 ? '還沒有人玩' : `還差 ${needed - player_num} 人`}
            </span>
          ) : (
            <>
              {scoreText(score)}
              <small>{unit}</small>
            </>
          )}
        </p>
        <p>
          {player_num} / {student_num} 人玩過．{play_times.toLocaleString('zh-TW')} 場
        </p>
      </div>
    </div>
  )
}
