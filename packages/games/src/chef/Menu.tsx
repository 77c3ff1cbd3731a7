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
      {content.dishes.map((dish) => (
        <Dish
          key={dish.no}
          dish={dish}
          content={content}
          dialectId={dialectId}
          inside={pinned === dish.no ? (ready === dish.no ? recipeOf(content, dish.no) : pot) : undefined}
          onPin={onPin}
        />
      ))}
    </ul>
  )
})

const Dish = memo(function Dish({
  dish: { no, name, price, image },
  content,
  dialectId,
  inside,
  onPin,
}: {
  dish: ChefContent['dishes'][number]
  content: ChefContent
  dialectId: number
  /** What is in already of what goes into the one that is pinned; undefined of all others. */
  inside: readonly number[] | undefined
  onPin(dish: number): void
}) {
  return (
    <li className={cx(inside && 'pinned')}>
      <button type="button" aria-expanded={inside !== undefined} onClick={() => onPin(no)}>
        <img src={image.url} alt="" width={78} height={58} loading="lazy" />
        <Name name={name} dialectId={dialectId} />
        <span className="chef-price">{`${price} 元`}</span>
      </button>
      {inside && (
        <ol>
          {recipeOf(content, no).map((own) => {
            const ingredient = ingredientOf(content, own)
            const isIn = inside.includes(own)
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
  )
})
