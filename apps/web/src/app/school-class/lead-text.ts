import type { CompetitionRanking } from '@hakka/contract/competition'
import { teamName } from '@hakka/contract/constants/competition'

/** A score to the tenth, as it is shown; whole ones without. */
export const scoreText = (score: number): string =>
  score.toLocaleString('zh-TW', { maximumFractionDigits: 1 })

/** Who is ahead, or has won, in a sentence. */
export function leadText({ home, away, leader, winner, by_time }: CompetitionRanking, unit: string): string {
  const isOver = winner !== null
  if (leader === null)
    return home.player_num + away.player_num === 0 ? '還沒有人玩過' : '兩隊的成績都還不算數'
  if (leader === 'draw') return isOver ? '兩隊平手' : '兩隊同分'
  const [ahead, other] = leader === 'home' ? [home, away] : [away, home]
  const name = teamName(ahead.team.flag_id)
  const verb = isOver ? '獲勝' : '領先'
  if (ahead.score === null || other.score === null) return `${name}${verb}`
  if (by_time) return `同分，${name}花的時間比較少，${verb}`
  const lead = Math.round((ahead.score - other.score) * 10) / 10
  const points = lead === 0 ? `不到 0.1 ${unit}` : ` ${scoreText(lead)} ${unit}`
  return isOver ? `${name}獲勝，多${points}` : `${name}領先${points}`
}
