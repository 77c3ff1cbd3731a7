import { TEAMS } from '@hakka/contract/constants/competition'
import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { GroupField } from '../../app/forms/GroupField.tsx'

/** Chooses one of the four flags; the other team's can't be chosen. */
export function FlagPick({
  name,
  label,
  hint,
  value,
  taken,
  takenBy,
  small = false,
  flipped = false,
  disabled = false,
  errors,
  onValue,
}: {
  name: string
  label: string
  hint?: string
  value: number
  /** The flag of the other team. */
  taken: number
  takenBy: string
  /** As badges, for a dialog. */
  small?: boolean
  /** The pole on the right, as the flags of both teams face each other. */
  flipped?: boolean
  disabled?: boolean
  errors?: readonly string[] | undefined
  onValue(flag: number): void
}) {
  return (
    <GroupField name={name} label={label} hint={hint} errors={errors} single gap="gap-1.5">
      <div className={cx('flag-pick', small && 'flag-pick-small')}>
        {TEAMS.map((team) => (
          <label key={team.id} className="flag-option">
            <input
              type="radio"
              name={name}
              value={team.id}
              checked={value === team.id}
              disabled={disabled || team.id === taken}
              onChange={() => onValue(team.id)}
            />
            {value === team.id && (
              <span className="flag-tick">
                <Check size={18} strokeWidth={3} aria-hidden="true" />
              </span>
            )}
            <img
              src={`/images/competitions/team-${team.id}-${small ? 'badge' : 'short'}.svg`}
              alt=""
              width={small ? 48 : 132}
              height={small ? 48 : 103}
              className={cx(flipped && 'flag-flipped')}
            />
            <span>{team.name}</span>
            {team.id === taken && <small>{takenBy}選了</small>}
          </label>
        ))}
      </div>
    </GroupField>
  )
}
