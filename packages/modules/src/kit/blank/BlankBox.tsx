import { cx } from '@hakka/ui/cx.ts'
import { memo } from 'react'
import type { OptionState } from '#kit/board/answer-area.ts'
import { Sign } from '#kit/board/OptionChip.tsx'
import { isLong, OptionFace } from '#kit/board/OptionFace.tsx'
import type { ShownOption } from '#kit/public.ts'
import type { Blank } from './blank-score.ts'
import { ui } from './blank-ui.ts'

const LOOKS = {
  empty: 'border-dashed border-control bg-white text-muted hover:border-brand',
  idle: 'border-dashed border-control bg-white text-muted hover:border-brand',
  held: 'border-control bg-white',
  placed: 'border-solid border-control bg-white hover:border-brand',
  right:
    'border-solid border-correct bg-correct-soft text-correct-deep [--color-primary:var(--color-correct-deep)]',
  wrong: 'border-solid border-wrong bg-wrong-soft text-wrong-deep [--color-primary:var(--color-wrong-deep)]',
}

/**
 * A blank in a diagram, as wide as the longest of its options: nothing moves when it is filled. It is told only what it
 * shows, for there are many in a diagram and mostly one changes.
 */
export const BlankBox = memo(function BlankBox({
  area,
  no,
  options,
  lying,
  now,
  active,
  onPress,
}: Blank<ShownOption> & {
  /** Of the option that lies in it. */
  lying: number | undefined
  now: OptionState | 'empty'
  /** It is the one that is being filled. */
  active: boolean
  /** The same function as long as the diagram stands. */
  onPress(area: string, byKey: boolean): void
}) {
  const option = options.find((own) => own.id === lying)
  const long = options.some(isLong)
  const look = cx(
    'grid min-h-18 max-w-full items-center justify-items-center rounded-option border-2 px-3 py-1.5 text-center [&>*]:[grid-area:1/1]',
    LOOKS[now],
    active && 'border-solid border-brand! bg-note! shadow-[0_0_0_2px_var(--color-brand)]',
  )
  const face = (
    <>
      {options.map((own) => (
        <span key={own.id} aria-hidden="true" className="invisible flex items-center gap-2">
          <span className="w-8" />
          <OptionFace option={own} long={long} ghost />
        </span>
      ))}
      {option ? (
        <span className="flex items-center gap-2">
          {(now === 'right' || now === 'wrong') && <Sign right={now === 'right'} />}
          <OptionFace option={option} long={long} />
        </span>
      ) : (
        <span className="flex items-center gap-2 text-20 font-bold" aria-hidden="true">
          <span
            className={cx(
              'flex size-8 items-center justify-center rounded-full text-16',
              active ? 'bg-brand text-white' : 'bg-lighten text-darken',
            )}
          >
            {no}
          </span>
          ？
        </span>
      )}
    </>
  )
  if (now === 'right') return <span className={look}>{face}</span>
  return (
    <button
      type="button"
      data-slot={area}
      aria-pressed={active}
      className={cx(look, 'scroll-mb-56 touch-manipulation transition-[background-color,border-color]')}
      onClick={(event) => onPress(area, event.detail === 0)}
    >
      <span className="sr-only">
        {ui.blank(no)}：{option ? '' : ui.empty}
      </span>
      {face}
      {option && <span className="sr-only">{ui.change}</span>}
    </button>
  )
})
