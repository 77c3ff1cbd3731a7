import {
  BETWEEN,
  type GameTable,
  needed,
  numberIn,
  optional,
  partsIn,
  soundCells,
  soundColumns,
  soundIn,
} from '#kit/table.ts'
import type { ChefContent } from './content.ts'

const INGREDIENT = '食材'
const DISH = '菜'

/** An ingredient or a dish a row; what a dish is made of stands beside it. */
export const table: GameTable<ChefContent> = {
  columns: [
    needed('kind', '種類（食材或菜）', INGREDIENT),
    needed('no', '編號', '5'),
    needed('text', '客語', '糯米'),
    needed('pinyin', '拼音', 'no55 mi31'),
    needed('chinese', '華語', '糯米'),
    needed('image', '圖片', '/files/…'),
    ...soundColumns,
    optional('price', '價錢（菜）'),
    optional('ingredients', '食材編號（菜，用 @ 隔開）'),
  ],
  rows({ ingredients, dishes, recipes }) {
    const cells = ({ no, name, chinese, image }: ChefContent['ingredients'][number]) => ({
      no,
      text: name.text,
      pinyin: name.pinyin,
      chinese,
      image: image.url,
      ...soundCells(name.audio),
    })
    return [
      ...ingredients.map((own) => ({ kind: INGREDIENT, ...cells(own) })),
      ...dishes.map((own) => ({
        kind: DISH,
        ...cells(own),
        price: own.price,
        ingredients: recipes.find(({ dish }) => dish === own.no)?.ingredients.join(BETWEEN) ?? '',
      })),
    ]
  },
  read(rows) {
    const dishes = rows.filter(({ cells }) => cells.kind === DISH)
    const ingredients = rows.filter(({ cells }) => cells.kind !== DISH)
    const made = dishes.filter(({ cells }) => cells.ingredients !== '')
    const thing = ({ cells }: (typeof rows)[number]) => ({
      no: numberIn(cells.no ?? ''),
      name: { text: cells.text, pinyin: cells.pinyin, ...soundIn(cells) },
      chinese: cells.chinese,
      image: { url: cells.image },
    })
    return {
      content: {
        ingredients: ingredients.map(thing),
        dishes: dishes.map((row) => ({ ...thing(row), price: numberIn(row.cells.price ?? '') })),
        recipes: made.map(({ cells }) => ({
          dish: numberIn(cells.no ?? ''),
          ingredients: partsIn(cells.ingredients ?? '').map(numberIn),
        })),
      },
      cellOf([list, index, part = 'no', own]) {
        const row = { ingredients, dishes, recipes: made }[String(list)]?.[Number(index)]
        if (!row) return undefined
        if (list === 'recipes') return { line: row.line, column: 'ingredients' }
        return { line: row.line, column: part === 'name' ? String(own ?? 'text') : String(part) }
      },
    }
  },
}
