import { cx } from '@hakka/ui/cx.ts'
import { Check, X } from 'lucide-react'
import type { ShownOption } from '#kit/public.ts'
import { ui } from '#kit/ui.ts'
import type { OptionState } from './answer-area.ts'
import { OptionFace } from './OptionFace.tsx'

const SHAPE =
  'relative inline-flex min-h-14 min-w-0 items-center justify-center gap-1.5 rounded-option border-[1.5px] px-2 py-1.5 text-center md:gap-2 md:px-4'

const LOOKS: Record<OptionState, string> = {
  idle: 'border-control bg-white hover:border-brand',
  held: 'border-brand bg-note shadow-[inset_0_0_0_1.5px_var(--color-brand)]',
  placed: 'border-control bg-white hover:border-brand',
  right:
    'border-correct shadow-[inset_0_0_0_0.5px_var(--color-correct)] bg-correct-soft text-correct-deep [--color-primary:var(--color-correct-deep)]',
  wrong:
    'border-wrong shadow-[inset_0_0_0_0.5px_var(--color-wrong)] bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
}

/** Sign and word beside the colour: never colour alone. */
export function Sign({ right }: { right: boolean }) {
  const Icon = right ? Check : X
  return (
    <span className="flex flex-none flex-col items-center gap-0.5 text-14 leading-tight font-bold">
      <span
        className={cx(
          'flex size-7 items-center justify-center rounded-full text-white',
          right ? 'bg-correct' : 'bg-wrong',
        )}
      >
        <Icon size={20} strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="sign-word">{right ? ui.right : ui.wrong}</span>
    </span>
  )
}

/** It was wrong before; is out of the way for now; is the answer, told. */
export type OptionNote = 'tried' | 'taken' | 'lit' | undefined

/** An option in the pool or in an area. Judged right it is no button any more. */
export function OptionChip({
  option,
  state,
  long,
  onPress,
  note,
  fill = false,
}: {
  option: ShownOption
  state: OptionState
  /** As `OptionFace` takes it. */
  long: boolean
  /** `byKey`: pressed by keyboard or a screen reader, not by a pointer. */
  onPress(byKey: boolean): void
  note?: OptionNote
  /** Fills its cell, as in an area. */
  fill?: boolean
}) {
  const look = cx(SHAPE, LOOKS[state], fill && 'w-full max-md:px-1', option.lang !== 'zh' && 'min-h-18')
  if (state === 'right') {
    return (
      <span className={look}>
        <Sign right />
        <OptionFace option={option} long={long} />
      </span>
    )
  }
  return (
    <button
      type="button"
      data-option={option.id}
      aria-pressed={state === 'held'}
      disabled={note === 'taken'}
      className={cx(
        look,
        note === 'taken' && 'min-w-20 border-dashed border-ghost bg-pool [&>.option-face]:opacity-45',
        note === 'lit' && 'border-late bg-late-soft shadow-[inset_0_0_0_1.5px_var(--color-late)]',
        'touch-manipulation data-dragging:opacity-40 transition-[background-color,border-color,scale] duration-150 select-none active:scale-[0.98]',
      )}
      onClick={(event) => onPress(event.detail === 0)}
    >
      {state === 'wrong' && <Sign right={false} />}
      <OptionFace option={option} long={long} />
      {(note === 'tried' || note === 'taken') && (
        <span
          className={cx(
            'absolute -top-2.5 right-2 rounded-lg px-2 whitespace-nowrap text-14 leading-snug font-medium',
            note === 'tried' ? 'bg-wrong-soft text-wrong-deep' : 'bg-neutral text-neutral-ink',
          )}
        >
          {note === 'tried' ? ui.tried : ui.takenOff}
        </span>
      )}
      {state === 'placed' && <span className="sr-only">{ui.takeBack}</span>}
    </button>
  )
}

/** The place in the pool that waits for an option's return. */
export function OptionGhost({ option, long }: { option: ShownOption; long: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(SHAPE, 'border-dashed border-ghost text-muted', option.lang !== 'zh' && 'min-h-18')}
    >
      <OptionFace option={option} long={long} ghost />
    </span>
  )
}
