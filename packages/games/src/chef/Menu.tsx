import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { memo } from 'react'
import type { ChefContent } from './content.ts'
import { Name } from './Name.tsx'
import { recipeOf } from './play.ts'
import { ingredientOf } from './ui.ts'

/** All dishes; the one that is pinned shows what goes into it, and what is in already. */
export const Menu = memo(function Menu({
  content,
  dialectId,
  pinned,
  pot,
  ready,
  onPin,
}: {
  content: ChefContent
  dialectId: number
  pinned: number | null
  pot: readonly number[]
  ready: number | null
  onPin(dish: number): void
}) {
  return (
    <ul className="chef-menu">
      {content.dishes.map(({ no, name, price, image }) => (
        <li key={no} className={cx(pinned === no && 'pinned')}>
          <button type="button" aria-expanded={pinned === no} onClick={() => onPin(no)}>
            <img src={image.url} alt="" width={78} height={58} loading="lazy" />
            <Name name={name} dialectId={dialectId} />
            <span className="chef-price">{`${price} 元`}</span>
          </button>
          {pinned === no && (
            <ol>
              {recipeOf(content, no).map((own) => {
                const ingredient = ingredientOf(content, own)
                const isIn = pot.includes(own) || ready === no
                if (!ingredient) return null
                return (
                  <li key={own} className={cx(isIn && 'in')}>
                    <img src={ingredient.image.url} alt="" width={44} height={44} />
                    <Name name={ingredient.name} dialectId={dialectId} />
                    {isIn && <Check size={16} strokeWidth={3.4} aria-label="放了" />}
                  </li>
                )
              })}
            </ol>
          )}
        </li>
      ))}
    </ul>
  )
})
