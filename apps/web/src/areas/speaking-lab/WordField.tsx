import { JUDGE } from '@hakka/contract/constants'
import { TextField } from '../../app/forms/TextField.tsx'

/** The line for the word that is to be said. */
export function WordField({
  name,
  label,
  value,
  onValue,
  error,
}: {
  name: string
  label: string
  value: string
  onValue(value: string): void
  error?: string | undefined
}) {
  return (
    <TextField
      name={name}
      label={label}
      lang="hak-Hant-TW"
      placeholder="例如：恁仔細"
      autoComplete="off"
      maxLength={JUDGE.text}
      value={value}
      onValue={onValue}
      errors={error ? [error] : undefined}
    />
  )
}
