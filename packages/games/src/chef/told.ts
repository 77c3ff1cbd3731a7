import type { ToldStep } from '#kit/define.ts'
import type { ChefContent, ChefLog, Move } from './content.ts'
import { type ChefDeal, replay } from './rules.ts'

/** Every move in the kitchen; with each tray that was served, what its guest had ordered. */
export function told(content: ChefContent, own: ChefDeal, log: ChefLog): ToldStep[] {
  const { guests } = replay(content, own, log)
  const dish = (no: number) => content.dishes.find((one) => one.no === no)?.name.text ?? `第 ${no} 道`
  const dishes = (numbers: readonly number[]) => numbers.map(dish).join('、') || '沒有菜'
  const what = ([move, no]: Move): string => {
    if (move === 'add') return `放入 ${content.ingredients.find((one) => one.no === no)?.name.text ?? no}`
    if (move === 'away') return `拿掉托盤第 ${no + 1} 格`
    return { clear: '倒掉鍋裡的', plate: '盛到托盤', serve: '上菜' }[move]
  }
  let served = 0
  return log.moves.map((move) => {
    const guest = move[0] === 'serve' ? guests[served] : undefined
    if (!guest || guest.at !== move[2]) return { at: move[2], asked: '', did: what(move), right: null }
    served += 1
    return {
      at: move[2],
      asked: `第 ${served} 位客人：${dishes(guest.items)}`,
      did: `上菜：${dishes(guest.served)}`,
      right: guest.right,
    }
  })
}
