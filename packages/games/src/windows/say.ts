import type { WindowsContent } from './content.ts'
import type { Card } from './house.ts'
import { cardsOf, type WindowsPlay } from './play.ts'
import type { WindowsDeal } from './rules.ts'

export type Quest = WindowsContent['quests'][number]

/** What the bird says: a word of Hakka may stand before the text. */
export interface Said {
  tone: 'plain' | 'right' | 'wrong'
  title: string
  word?: Quest
  text: string
}

const START: readonly Said[] = [
  { tone: 'plain', title: '開一扇窗看看', text: '客語、中文、聲音，三扇是一組。' },
  { tone: 'plain', title: '慢慢找，記住位置', text: '搗蛋鬼要連著開兩個，才抓得到。' },
]

const GHOST = {
  first: { tone: 'plain', title: '搗蛋鬼！', text: '馬上再開另一個，才抓得到。' },
  whole: { tone: 'right', title: '搗蛋鬼抓到了！', text: '兩個一起，跑不掉了。' },
  miss: { tone: 'wrong', title: '搗蛋鬼溜走了', text: '記住位置，下次連著開兩個。' },
} as const satisfies Record<string, Said>

/** What is said of the play as it stands. */
export function said(deal: WindowsDeal, play: WindowsPlay, quests: readonly Quest[]): Said {
  const cards = cardsOf(deal, play)
  const { last, house } = play
  const start = START[play.level] ?? { tone: 'plain', title: '', text: '' }
  const wordOf = (card: Card | undefined) => quests.find(({ no }) => no === card?.quest)
  if (!last) return house.waiting.length > 1 ? missing(house.waiting, cards, wordOf) : start
  const card = cards[last.window]
  const word = wordOf(card)
  if (last.opened === 'whole') {
    return word
      ? { tone: 'right', title: '找到了！', word, text: `是「${word.chinese_text}」。` }
      : GHOST.whole
  }
  if (last.opened === 'pair') return missing(house.waiting, cards, wordOf)
  if (last.opened === 'first') return word ? begun(card, word) : GHOST.first
  const first = wordOf(cards[last.before[0] ?? -1])
  if (!first) return GHOST.miss
  const title = card?.type === 'ghost' ? '遇到搗蛋鬼了' : '不是同一組'
  const rest = last.before.length > 1 ? '還差一扇，再找找看。' : '記住位置，窗戶快關了。'
  return { tone: 'wrong', title, word: first, text: `是「${first.chinese_text}」。${rest}` }
}

function begun(card: Card | undefined, word: Quest): Said {
  if (card?.type === 'question_text')
    return { tone: 'plain', title: '再找兩扇', word, text: '的中文和聲音在哪裡？' }
  if (card?.type === 'chinese_text')
    return { tone: 'plain', title: '再找兩扇', text: `「${word.chinese_text}」的客語和聲音在哪裡？` }
  return { tone: 'plain', title: '再找兩扇', text: '這扇是聲音，找它的客語和中文。' }
}

function missing(
  waiting: readonly number[],
  cards: readonly Card[],
  wordOf: (card: Card | undefined) => Quest | undefined,
): Said {
  const types = waiting.map((window) => cards[window]?.type)
  const word = wordOf(cards[waiting[0] ?? -1])
  const shared = { tone: 'plain', title: '還差一扇！', ...(word && { word }) } as const
  const chinese = `和「${word?.chinese_text}」`
  if (!types.includes('audio_id')) return { ...shared, text: `${chinese}是一組，聽聲音，找最後一扇。` }
  if (!types.includes('chinese_text')) return { ...shared, text: '和聲音是一組，找中文那一扇。' }
  return { ...shared, text: `${chinese}是一組，找客語那一扇。` }
}
