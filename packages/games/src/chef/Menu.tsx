import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { memo } from 'react'
import type { ChefContent } from './content.ts'
import { Name } from './Name.tsx'
import { recipeOf } from './play.ts'
import { ingredientOf } from './ui.ts'

const NOTHING: readonly number[] = []

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
          pinned={pinned === dish.no}
          pot={pinned === dish.no ? pot : NOTHING}
          ready={ready === dish.no}
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
  pinned,
  pot,
  ready,
  onPin,
}: {
  dish: ChefContent['dishes'][number]
  content: ChefContent
  dialectId: number
  pinned: boolean
  pot: readonly number[]
  ready: boolean
  onPin(dish: number): void
}) {
  return (
    <li className={cx(pinned && 'pinned')}>
      <button type="button" aria-expanded={pinned} onClick={() => onPin(no)}>
        <img src={image.url} alt="" width={78} height={58} loading="lazy" />
        <Name name={name} dialectId={dialectId} />
        <span className="chef-price">{`${price} 元`}</span>
      </button>
      {pinned && (
        <ol>
          {recipeOf(content, no).map((own) => {
            const ingredient = ingredientOf(content, own)
            const isIn = ready || pot.includes(own)
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
