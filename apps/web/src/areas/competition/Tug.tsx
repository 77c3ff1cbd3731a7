import type { CompetitionRanking, CompetitionStanding } from '@hakka/contract/competition'
import { COMPETITION } from '@hakka/contract/constants/competition'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { leadText } from '../../app/school-class/lead-text.ts'

/** The score that a team pulls with. */
const pull = ({ score }: CompetitionStanding) => Math.max(0, score ?? 0)

const RULES: Record<number, string> = {
  1: `全隊平均，每人取最好的一次，全班 ${COMPETITION.share}% 以上的人玩過才算數`,
  2: '個人最高，比全班最好的那一次',
  3: '前三名平均，每人取最好的一次',
}

/** Both scores as one bar, and what it means in words; told politely when it changes. */
export function Tug({
  ranking,
  unit,
  children,
}: {
  ranking: CompetitionRanking
  unit: string
  children?: ReactNode
}) {
  const { home, away, condition_id, winner } = ranking
  const sum = pull(home) + pull(away)
  const share = sum === 0 ? 50 : Math.min(95, Math.max(5, (pull(home) / sum) * 100))
  return (
    <section className="competition-tug" aria-label="戰況">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id="tug-stripes" width="1.6" height="4" patternUnits="userSpaceOnUse">
            <rect width="1.6" height="4" className="tug-away" data-team={away.team.flag_id} />
            <path d="M0.6 0H1.2L0.6 4H0Z" fill="#fff" fillOpacity="0.22" />
          </pattern>
        </defs>
        <rect width={share - 0.2} height="4" className="tug-home" data-team={home.team.flag_id} />
        <rect x={share + 0.2} width={99.8 - share} height="4" fill="url(#tug-stripes)" />
      </svg>
      <div>
        <p aria-live="polite" className="competition-lead" data-won={winner !== null || undefined}>
          {winner !== null && winner !== 'draw' && <Trophy size={22} aria-hidden="true" />}
          {leadText(ranking, unit)}
        </p>
        <p className="text-16 text-muted">勝利條件：{RULES[condition_id]}。同分時，花的時間少的贏。</p>
        {children}
      </div>
    </section>
  )
}
