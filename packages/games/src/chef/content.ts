import { z } from 'zod'
import { chinese, hakka, head, moment, no, numbered, picture, sound, TWICE } from '#kit/content.ts'
import { MOVES_MAX } from './bounds.ts'

/** What the pots of every set must make of these, by the numbers of the ingredients. */
const GIVEN: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [5, 6, 7]],
  [2, [16, 17, 26]],
  [3, [11, 13, 14, 15]],
  [4, [9, 10, 11, 12]],
  [18, [19, 20, 21, 22]],
  [30, [11, 31, 32]],
])

const name = hakka({ audio: sound.optional() })

const ingredient = z.object({ no, name, chinese, image: picture })

const dish = z.object({ no, name, chinese, price: z.number().int().min(50).max(300), image: picture })

const recipe = z.object({ dish: no, ingredients: z.array(no).min(2).max(8) })

const within = (few: readonly number[], many: readonly number[]) => few.every((own) => many.includes(own))

/** Which ingredients make which dish: the same in every dialect. */
const recipes = z
  .array(recipe)
  .max(100)
  .superRefine((own, context) => {
    for (const [index, { dish, ingredients }] of own.entries()) {
      const fault = (message: string) => context.addIssue({ code: 'custom', message, path: [index] })
      if (new Set(ingredients).size < ingredients.length) fault(`第 ${dish} 道的食材重複`)
      if (own.findIndex((other) => other.dish === dish) < index) fault(`第 ${dish} 道有兩份食譜`)
      const given = GIVEN.get(dish)
      if (given && !(ingredients.length === given.length && within(given, ingredients)))
        fault(`第 ${dish} 道的食材應該是 ${given.join('、')}`)
      const larger = own.find((other, at) => at !== index && within(ingredients, other.ingredients))
      if (larger) fault(`第 ${dish} 道的食材，第 ${larger.dish} 道全都有`)
    }
  })

/** What a kitchen cooks with, what it serves and for how much. */
export const content = z
  .object({
    ...head(3),
    ingredients: z.array(ingredient).min(2).max(200).refine(numbered, TWICE),
    dishes: z.array(dish).min(3).max(100).refine(numbered, TWICE),
    recipes,
  })
  .superRefine(({ ingredients, dishes, recipes: own }, context) => {
    const fault = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    for (const [index, { no: dishNo }] of dishes.entries())
      if (!own.some((one) => one.dish === dishNo)) fault(`第 ${dishNo} 道沒有食譜`, 'dishes', index)
    for (const [index, one] of own.entries()) {
      if (!dishes.some((dish) => dish.no === one.dish)) fault(`沒有第 ${one.dish} 道菜`, 'recipes', index)
      const missing = one.ingredients.find((own) => !ingredients.some((other) => other.no === own))
      if (missing) fault(`沒有第 ${missing} 號食材`, 'recipes', index)
    }
  })
export type ChefContent = z.output<typeof content>

/**
 * What was done in the kitchen, with what, and when: `add` an ingredient by its number, `clear` the pot, `plate` the
 * dish that is ready, put `away` the dish at a place of the tray, `serve` the tray. Where there is no with what, 0.
 */
const move = z.tuple([
  z.enum(['add', 'clear', 'plate', 'away', 'serve']),
  z.number().int().min(0).max(9999),
  moment,
])
export type Move = z.output<typeof move>

/** At most 3,000 moves of 25 bytes; `end` is when the clock stopped. */
export const log = z.object({ moves: z.array(move).max(MOVES_MAX), end: moment })
export type ChefLog = z.output<typeof log>

/** What was done since the guest before was served, until this one is: at most 2,500 moves of 20 bytes. */
export const act = z.object({ moves: z.array(move).min(1).max(2500) })
export type ChefAct = z.output<typeof act>
