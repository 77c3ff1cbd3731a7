import { cx } from '@hakka/ui/cx.ts'
import { Check, Plus } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Listen } from '#kit/Listen.tsx'
import type { ShownShortArticle } from './public.ts'
import { ui } from './ui.ts'

/** The words to be used, ticked where the text has them. A press writes one into the text. */
export function Keywords({
  items,
  used,
  onInsert,
}: {
  items: ShownShortArticle['items']
  used: readonly boolean[]
  onInsert(word: string): void
}) {
  const { reading, oneScreen } = useHost()
  return (
    <ul
      className={cx(
        'flex flex-wrap rounded-card bg-pool',
        oneScreen ? 'fits-field gap-x-2 gap-y-3 px-3 pt-4 pb-2 md:gap-4 md:px-5' : 'gap-4 px-4 py-5 md:px-5',
      )}
    >
      {keyed(items, (item) => item.text).map(({ key, item, index }) => {
        const ticked = used[index] ?? false
        const Icon = ticked ? Check : Plus
        return (
          <li key={key} className={cx('flex max-w-full items-center', oneScreen ? 'md:gap-1.5' : 'gap-1.5')}>
            <button
              type="button"
              data-keyword={index}
              className={cx(
                'relative flex touch-manipulation items-center rounded-option border-[1.5px] text-left text-22 leading-normal transition-[background-color,border-color,scale] duration-150 active:scale-[0.98]',
                oneScreen ? 'min-h-12 px-3 py-1' : 'min-h-18 px-4 py-2',
                ticked
                  ? 'border-correct bg-correct-soft text-correct-deep [--color-primary:var(--color-correct-deep)]'
                  : 'border-control bg-white hover:border-brand',
              )}
              onClick={() => onInsert(item.text)}
            >
              <span
                className={cx(
                  'absolute -top-3 -right-2.5 flex size-7 items-center justify-center rounded-full',
                  ticked
                    ? 'bg-correct text-white'
                    : 'border-[1.5px] border-control bg-white text-neutral-ink',
                )}
              >
                <Icon size={18} strokeWidth={3} aria-hidden="true" />
              </span>
              <span className="grid min-w-0">
                <EitherText value={item} />
                {reading.chinese && item.chinese && item.chinese !== item.text && (
                  <span className="text-16 leading-tight text-muted">{item.chinese}</span>
                )}
              </span>
              <span className="sr-only">{`${ui.insert(item.text)}，${ticked ? ui.used : ui.unused}`}</span>
            </button>
            {item.sound && <Listen sound={item.sound} says={item.text} iconOnly />}
          </li>
        )
      })}
    </ul>
  )
}
