import type { Student } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import type { Question } from './StudentDeeds.tsx'

const LOOK = 'max-lg:!px-3'

/** What is mostly done with one pupil: a new PIN, opening what wrong PINs have locked; of an account of her own, taking her out. */
export function RowDeeds({
  student: { name, locked, pin_open },
  onUnlock,
  onAsk,
}: {
  student: Student
  onUnlock(): void
  onAsk(question: Question): void
}) {
  return (
    <>
      {locked && (
        <Button kind="plain" className={LOOK} aria-label={`打開${name}的帳號`} onClick={onUnlock}>
          打開
        </Button>
      )}
      {pin_open ? (
        <Button kind="plain" className={LOOK} aria-label={`給${name}新 PIN`} onClick={() => onAsk('pin')}>
          新 PIN
        </Button>
      ) : (
        <Button
          kind="plain"
          className={LOOK}
          aria-label={`把${name}移出班級`}
          onClick={() => onAsk('remove')}
        >
          移出
        </Button>
      )}
    </>
  )
}
