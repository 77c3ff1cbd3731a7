import type { ChefContent } from './content.ts'
import { recipeOf } from './play.ts'
import type { ChefDeal } from './rules.ts'
import { LESSON } from './ui.ts'

/** What is taught with: one dish, and a strip that has its ingredients first. Always the same. */
export function lessonOf(content: ChefContent): { dish: number; deal: ChefDeal } {
  const own = content.dishes.find(({ no }) => no === LESSON.dish) ?? content.dishes[0]
  const dish = own?.no ?? 0
  const others = content.dishes.filter(({ no }) => no !== dish).map(({ no }) => no)
  const inSet = (no: number) => content.ingredients.some((one) => one.no === no)
  const strip = [...new Set([...recipeOf(content, dish), ...LESSON.strip])].filter(inSet)
  const orders = [dish, ...others].slice(0, 5).map((no, index) => ({ icon: index + 1, items: [no] }))
  return { dish, deal: { orders, strip } }
}
