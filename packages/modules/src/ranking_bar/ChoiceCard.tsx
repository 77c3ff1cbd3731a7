import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import type { Choice } from './choices.ts'
import { ui } from './ui.ts'

/** An option to tap; once it is in the order it shows its place. */
export function ChoiceCard({
  choice,
  place,
  onPress,
}: {
  choice: Choice
  /** 1 for the best, 0 when it is not in the order. */
  place: number
  onPress(): void
}) {
  return (
    <li className="flex items-center gap-2">
      <button
        type="button"
        data-choice={choice.id}
        aria-pressed={place > 0}
        className={cx(
          'flex min-h-20 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 rounded-option border-[1.5px] px-3 py-2 text-left transition-[background-color,border-color,scale] duration-150 active:scale-[0.98]',
          place > 0
            ? 'border-brand bg-note shadow-[inset_0_0_0_1.5px_var(--color-brand)]'
            : 'border-control bg-white hover:border-brand',
        )}
        onClick={onPress}
      >
        {choice.image && (
          <Picture src={choice.image.url} alt="" width={56} height={56} className="size-14 flex-none" />
        )}
        <span className="min-w-0 flex-1 text-20 leading-normal font-medium">
          <EitherText value={choice} size="line" />
        </span>
        <span
          className={cx(
            'flex min-h-10 flex-none items-center justify-center rounded-pill px-3 text-16 leading-none font-bold whitespace-nowrap',
            place > 0 ? 'bg-brand text-white' : 'border-[1.5px] border-dashed border-control text-muted',
          )}
        >
          {place > 0 ? ui.place(place) : ui.notRanked}
        </span>
      </button>
      <Listen sound={choice.sound} says={choice.text} iconOnly />
    </li>
  )
}
