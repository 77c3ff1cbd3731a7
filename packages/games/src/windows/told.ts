import type { ToldStep } from '#kit/define.ts'
import type { WindowsContent, WindowsLog } from './content.ts'
import { type Card, CLOSED, type House, open } from './house.ts'
import type { WindowsDeal } from './rules.ts'

const KINDS: Record<Card['type'], string> = {
  question_text: '客語',
  chinese_text: '華語',
  audio_id: '聲音',
  ghost: '鬼',
}

const CAME = { first: '', pair: '配成兩張', whole: '全部配成', miss: '不同，關上', locked: '打不開' } as const

/** Every window that was opened: where, what was behind it, what came of it. */
export function told(content: WindowsContent, own: WindowsDeal, log: WindowsLog): ToldStep[] {
  const houses: House[] = own.levels.map(() => CLOSED)
  return log.flips.map(([level, window, at]) => {
    const cards = own.levels[level - 1] ?? []
    const card = cards[window]
    const { house, opened } = open(houses[level - 1] ?? CLOSED, window, cards)
    houses[level - 1] = house
    const word = content.quests.find((one) => one.no === card?.quest)?.question_text.text
    const behind = card ? [KINDS[card.type], word].filter(Boolean).join('・') : '沒有這扇窗'
    return {
      at,
      asked: `第 ${level} 關第 ${window + 1} 扇窗`,
      did: CAME[opened] ? `${behind}（${CAME[opened]}）` : behind,
      right: opened === 'miss' ? false : opened === 'pair' || opened === 'whole' ? true : null,
    }
  })
}
