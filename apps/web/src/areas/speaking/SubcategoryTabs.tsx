import type { SpeakingCategory } from '@hakka/contract/speaking'
import { cx } from '@hakka/ui/cx.ts'

type Subcategory = SpeakingCategory['subcategories'][number]

/** The subcategories of a theme; the list below is the chosen one's. */
export function SubcategoryTabs({
  subcategories,
  openId,
  onOpen,
}: {
  subcategories: readonly Subcategory[]
  openId: number
  onOpen(subcategory: Subcategory): void
}) {
  return (
    <ul aria-label="子主題" className="flex flex-wrap gap-2">
      {subcategories.map((own) => {
        const on = own.id === openId
        return (
          <li key={own.id}>
            <button
              type="button"
              aria-pressed={on}
              className={cx(
                'inline-flex min-h-12 items-center gap-2 rounded-button border-2 px-4 text-18 font-bold',
                on
                  ? 'border-primary bg-lighten text-darken'
                  : 'border-line bg-white text-ink hover:border-primary',
              )}
              onClick={() => onOpen(own)}
            >
              {own.name}
              <span className="text-16 font-normal text-muted">{own.sentences.length} 句</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
