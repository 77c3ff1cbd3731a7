import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import type { ShortArticleContent } from './content.ts'
import { ui } from './ui.ts'

/** How the keywords may be used, each beside whether it was. */
export function Analyses({ items, used }: { items: ShortArticleContent['items']; used: readonly boolean[] }) {
  const shown = keyed(items, (item) => item.text).filter(({ item }) => item.analysis?.show)
  if (shown.length === 0) return null
  return (
    <section data-analysis className="fits-field grid animate-enter gap-3">
      <h4 className="text-18 font-bold">{ui.analysis}</h4>
      <ul className="grid gap-3 in-[.fit-content]:grid-cols-2">
        {shown.map(({ key, item, index }) => (
          <li
            key={key}
            className="grid gap-x-5 gap-y-1 rounded-option bg-pool px-5 py-4 md:grid-cols-[9rem_1fr] md:items-center in-[.fit-content]:grid-cols-1"
          >
            <div className="text-22 leading-normal">
              <EitherText value={item} />
              <p
                className={cx(
                  'flex items-center gap-1 text-16 font-medium',
                  used[index] ? 'text-correct' : 'text-muted',
                )}
              >
                {used[index] && <Check size={18} strokeWidth={3} aria-hidden="true" />}
                {used[index] ? ui.used : ui.unused}
              </p>
            </div>
            <p className="whitespace-pre-line">{item.analysis?.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
