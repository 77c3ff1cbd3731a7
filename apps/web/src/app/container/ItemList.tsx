import { cx } from '@hakka/ui/cx.ts'
import type { EntryWords } from './MenuHeading.tsx'
import type { ContainerState } from './use-container.ts'

/** Titles up to this many characters stand side by side; longer ones (sentences) are shown as numbers. */
const SHORT = 6

/** The slides of the open entry, small, to step to any of them. */
export function ItemList({
  state,
  words,
  onChoose,
}: {
  state: ContainerState
  words: EntryWords
  onChoose?: (() => void) | undefined
}) {
  const { items, item } = state
  const numbered = items.some(({ title }) => Array.from(title).length > SHORT)
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={`這個${words.entry}的內容`}>
      {items.map((own, index) => (
        <li key={own.no}>
          <button
            type="button"
            aria-current={index === item ? 'step' : undefined}
            aria-label={numbered ? `${index + 1} ${own.title}` : undefined}
            title={numbered ? own.title : undefined}
            onClick={() => {
              state.goToItem(index)
              onChoose?.()
            }}
            className={cx(
              'min-h-9 min-w-9 rounded-code px-2 text-16 leading-9 whitespace-nowrap',
              index === item
                ? 'bg-lighten font-bold text-darken shadow-[inset_0_0_0_2px_var(--color-primary)]'
                : 'bg-neutral text-neutral-ink hover:bg-lighten hover:text-darken',
            )}
          >
            {numbered ? index + 1 : own.title}
          </button>
        </li>
      ))}
    </ul>
  )
}
