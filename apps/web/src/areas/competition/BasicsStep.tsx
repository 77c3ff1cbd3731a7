import { BOUNDS } from '@hakka/contract/constants'
import { EVENT_GAMES } from '@hakka/contract/constants/event'
import { Check } from 'lucide-react'
import { GroupField } from '../../app/forms/GroupField.tsx'
import { StepTimeField } from '../../app/forms/StepTimeField.tsx'
import { TextAreaField } from '../../app/forms/TextAreaField.tsx'
import type { CompetitionValues, Errors } from './form-values.ts'

export interface StepProps {
  values: CompetitionValues
  errors: Errors
  set<K extends keyof CompetitionValues>(name: K, value: CompetitionValues[K]): void
  /** It is there already: game, class and code stay as they are. */
  isMade: boolean
  /** The other class has said yes: the condition stays too. */
  isAccepted: boolean
}

/** Which game, when, and what the teacher says to the pupils. */
export function BasicsStep({ values, errors, set, isMade }: StepProps) {
  const days = values.begin_at && values.end_at && daysBetween(values.begin_at, values.end_at)
  return (
    <>
      <GroupField
        name="event_game_id"
        label="比哪一個遊戲"
        hint={isMade ? '建立以後不能換遊戲' : '建立以後不能換'}
        errors={errors.event_game_id}
        single
        gap="gap-1.5"
      >
        <div className="game-pick">
          {EVENT_GAMES.map(({ id, title }) => (
            <label key={id}>
              <input
                type="radio"
                name="event_game_id"
                value={id}
                checked={values.event_game_id === id}
                disabled={isMade}
                onChange={() => set('event_game_id', id)}
              />
              <img src={`/images/competitions/game-${id}.svg`} alt="" width={160} height={112} />
              <span>
                {values.event_game_id === id && <Check size={20} strokeWidth={3} aria-hidden="true" />}
                {title}
              </span>
            </label>
          ))}
        </div>
      </GroupField>
      <div className="grid gap-5 md:grid-cols-2">
        <StepTimeField
          name="begin_at"
          label="開始"
          required
          minutes={60}
          value={values.begin_at}
          errors={errors.begin_at}
          onValue={(value) => set('begin_at', value)}
        />
        <StepTimeField
          name="end_at"
          label="結束"
          hint={days ? `比 ${days}` : '臺灣時間'}
          required
          minutes={60}
          value={values.end_at}
          errors={errors.end_at}
          onValue={(value) => set('end_at', value)}
        />
      </div>
      <TextAreaField
        name="description"
        label="給學生的話（可以不填）"
        rows={3}
        max={BOUNDS.description}
        value={values.description}
        errors={errors.description}
        onValue={(value) => set('description', value)}
      />
    </>
  )
}

/** 30 天 2 小時; empty where there is nothing between. */
function daysBetween(begin: string, end: string): string {
  const hours = Math.round((Date.parse(end) - Date.parse(begin)) / 3_600_000)
  if (hours <= 0) return ''
  const parts = [hours >= 24 && `${Math.floor(hours / 24)} 天`, hours % 24 > 0 && `${hours % 24} 小時`]
  return parts.filter(Boolean).join(' ')
}
