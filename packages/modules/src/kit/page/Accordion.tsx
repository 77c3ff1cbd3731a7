import { cx } from '@hakka/ui/cx.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface AccordionItem {
  key: string
  head: ReactNode
  body: ReactNode
}

/** Items that fold. Which are open is the caller's, by index; folded ones keep what was done in them. */
export function Accordion({
  items,
  open,
  onToggle,
}: {
  items: readonly AccordionItem[]
  open: readonly number[]
  onToggle(index: number): void
}) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-4">
      {items.map((item, index) => {
        const isOpen = open.includes(index)
        return (
          <section key={item.key} className="rounded-card border border-line bg-white">
            <h3>
              <button
                type="button"
                id={`${id}-head-${index}`}
                data-round={index}
                aria-expanded={isOpen}
                aria-controls={`${id}-body-${index}`}
                className="flex min-h-16 w-full items-center gap-3 rounded-card px-4 py-2 text-left text-20 leading-normal font-bold md:px-8"
                onClick={() => onToggle(index)}
              >
                {item.head}
                <ChevronDown
                  aria-hidden="true"
                  className={cx('ml-auto flex-none text-muted transition-[rotate]', isOpen && 'rotate-180')}
                />
              </button>
            </h3>
            <section
              id={`${id}-body-${index}`}
              aria-labelledby={`${id}-head-${index}`}
              hidden={!isOpen}
              className="px-4 pb-5 md:px-8 md:pb-7"
            >
              {item.body}
            </section>
          </section>
        )
      })}
    </div>
  )
}
