import { cx } from '@hakka/ui/cx.ts'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { Check, X } from 'lucide-react'
import type { AnswersProps } from '#kit/view.ts'
import type { ChefContent } from './content.ts'
import { Guest } from './Guest.tsx'
import { Name } from './Name.tsx'
import { recipeOf } from './play.ts'
import type { ChefDeal, ChefVerdict } from './rules.ts'
import { dishOf, ingredientOf, LOOK, looksOf } from './ui.ts'

/** Guest after guest: what was ordered, with its recipe, and what was served. */
export default function ChefAnswers({
  dialectId,
  content,
  deal,
  verdict,
}: AnswersProps<ChefContent, ChefDeal, ChefVerdict>) {
  const { guests } = verdict
  const looks = looksOf(deal.orders)
  const wrong = guests.filter(({ right }) => !right).length
  if (guests.length === 0) {
    return <h2 className="answers-title">這一局還沒有客人等到菜，再玩一次看看！</h2>
  }
  return (
    <>
      <h2 className="answers-title">
        {wrong > 0
          ? `${guests.length} 位客人，${wrong} 位拿到別道菜`
          : `${guests.length} 位客人都吃到想吃的菜了！`}
      </h2>
      <p className="text-muted">聽一次菜名，看看要放什麼食材。</p>
      <ol className="chef-answers">
        {guests.map(({ order, items, served, right }, index) => (
          <li key={order} className={cx(right ? 'right' : 'wrong')}>
            <p className="chef-answer-guest">
              <Guest look={looks[order] ?? LOOK} mood={right ? 'happy' : 'angry'} />
              <span>{`第 ${index + 1} 位`}</span>
              <b>
                {right ? (
                  <Check size={18} strokeWidth={3} aria-hidden="true" />
                ) : (
                  <X size={18} strokeWidth={3} aria-hidden="true" />
                )}
                {right ? '上對了' : '上錯了'}
              </b>
            </p>
            <ul>
              {items.map((no) => {
                const dish = dishOf(content, no)
                return dish ? (
                  <li key={no} className="chef-answer-dish">
                    <img src={dish.image.url} alt="" width={84} height={63} loading="lazy" />
                    <Name name={dish.name} dialectId={dialectId} />
                    {dish.name.audio && (
                      <SoundButton sound={dish.name.audio} says={dish.name.text} iconOnly />
                    )}
                    <span className="chef-answer-recipe" lang="hak-Hant-TW">
                      {recipeOf(content, no)
                        .map((own) => ingredientOf(content, own)?.name.text)
                        .join('、')}
                    </span>
                  </li>
                ) : null
              })}
            </ul>
            {!right && (
              <p className="chef-answer-served">
                你上的是{' '}
                <span lang="hak-Hant-TW">
                  {served.map((no) => dishOf(content, no)?.name.text).join('、')}
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
