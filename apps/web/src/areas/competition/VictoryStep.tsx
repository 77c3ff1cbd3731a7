import { CONDITIONS, teamName } from '@hakka/contract/constants/competition'
import { gameTitle } from '@hakka/contract/constants/event'
import { Flag } from 'lucide-react'
import { GroupField } from '../../app/forms/GroupField.tsx'
import { teacherNames } from '../../app/school-class/teacher-name.ts'
import type { StepProps } from './BasicsStep.tsx'
import { daysText } from './periods.ts'
import type { AwayClass } from './TeamsStep.tsx'

const HEIGHTS = [38, 52, 66, 44, 58, 30, 48, 60]
/** Which of the pupils a condition looks at; a mean of all is drawn as a line. */
const COUNTED: Record<number, readonly number[]> = { 1: [0, 1, 2, 3, 4, 5, 6, 7], 2: [2], 3: [2, 4, 7] }

const Bars = ({ condition }: { condition: number }) => (
  <svg width="184" height="72" viewBox="0 0 184 72" aria-hidden="true">
    {HEIGHTS.map((height, index) => (
      <rect
        key={height}
        x={index * 23 + 4}
        y={70 - height}
        width="15"
        height={height}
        rx="4"
        fill={COUNTED[condition]?.includes(index) ? '#1b3a6b' : '#c9d3e2'}
      />
    ))}
    {condition === 1 && <path d="M0 20h184" stroke="#c2410c" strokeWidth="3" strokeDasharray="6 5" />}
    <path d="M0 71h184" stroke="#8a90a0" strokeWidth="2" />
  </svg>
)

/** How it is won; below, what is about to be sent. */
export function VictoryStep({
  values,
  errors,
  set,
  isMade,
  isAccepted,
  homeName,
  away,
}: StepProps & { homeName: string; away: AwayClass | undefined }) {
  const { begin_at, end_at } = values
  const opponent = away && [away.school_name, away.name].filter(Boolean).join(' ')
  return (
    <>
      <GroupField
        name="condition_id"
        label="怎樣算贏"
        hint={isAccepted ? '對方接受以後，勝利條件不能再改' : undefined}
        errors={errors.condition_id}
        single
        gap="gap-1.5"
      >
        <div className="victory-pick">
          {CONDITIONS.map(({ id, name, rule, fits }) => (
            <label key={id}>
              <input
                type="radio"
                name="condition_id"
                value={id}
                checked={values.condition_id === id}
                disabled={isAccepted}
                onChange={() => set('condition_id', id)}
              />
              <Bars condition={id} />
              <span>
                <b>{name}</b>
                <small>
                  {rule}
                  {fits}
                </small>
              </span>
            </label>
          ))}
        </div>
      </GroupField>
      {opponent && begin_at && end_at && (
        <p className="competition-known">
          <Flag size={22} aria-hidden="true" />
          <span>
            <b translate="no">{homeName}</b>（{teamName(values.home_team_flag_id)}）對{' '}
            <b translate="no">{opponent}</b>（{teamName(values.away_team_flag_id)}），比「
            {gameTitle(values.event_game_id)}」，{daysText({ begin_at, end_at }).replace('–', ' 到 ')}。
            {!isMade && (
              <>
                送出後，
                <span translate="no">{away ? teacherNames(away.teachers.slice(0, 1)) : '對方老師'}</span>
                會收到邀請；同意了才開始。
              </>
            )}
          </span>
        </p>
      )}
    </>
  )
}
