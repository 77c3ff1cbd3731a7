import type { ChefContent } from './content.ts'
import type { ChefPlay } from './play.ts'
import type { ChefDeal, ChefTier } from './rules.ts'

export const RULES = [
  { picture: 'how-3-listen', text: '聽客人說想吃什麼，沒聽清楚可以再聽一次。' },
  { picture: 'how-3-cook', text: '看菜譜，把食材一樣一樣放進鍋子。' },
  { picture: 'how-3-serve', text: '菜齊了就上菜，三分鐘能賺多少？' },
] as const

/** What the revenue is worth, and from how much on. */
export const TIERS: readonly { name: string; says: string; from: string; picture: string }[] = [
  { name: '還要加油', says: '多聽幾次菜名，下一局會更順手。', from: '未滿 500 元', picture: 'low' },
  { name: '馬馬虎虎', says: '店裡有客人了，再快一點就能賺更多。', from: '500 到 999 元', picture: 'mid' },
  { name: '賺大錢了', says: '客人吃得開心，鍋子都要炒冒煙了。', from: '1,000 元以上', picture: 'best' },
]

export const tierText = (tier: ChefTier) => TIERS[tier] ?? { name: '', says: '', from: '', picture: 'low' }

const PEOPLE = ['grandma', 'boy', 'girl', 'grandpa'] as const
const MOODS = ['calm', 'talk', 'happy', 'angry'] as const
const THINGS = [null, 'flower', 'glasses', 'scarf', 'hat'] as const

export type Mood = (typeof MOODS)[number]
type Person = (typeof PEOPLE)[number]

const pictureOf = (name: string) => `/images/events/chef-${name}.svg`
export const guestPicture = (who: Person, mood: Mood) => pictureOf(`guest-${who}-${mood}`)

/** What is drawn only when something has happened. */
export const LATER_PICTURES: readonly string[] = [
  ...MOODS.flatMap((mood) => PEOPLE.map((who) => guestPicture(who, mood))),
  ...['steam', 'burst', 'coins', 'huff'].map(pictureOf),
]

export interface Look {
  who: Person
  thing: (typeof THINGS)[number]
}

/** How guests look, in the order in which they come: twenty looks, and nobody like the one before. */
export function looksOf(orders: readonly { icon: number }[]): Look[] {
  const looks: Look[] = []
  for (const { icon } of orders) {
    const near = looks.slice(-2).map(({ who }) => who)
    const [who = 'boy'] = PEOPLE.map((_, turn) => PEOPLE[(icon - 1 + turn) % PEOPLE.length]).filter(
      (own) => own !== undefined && !near.includes(own),
    )
    looks.push({ who, thing: THINGS[Math.floor((icon - 1) / PEOPLE.length)] ?? null })
  }
  return looks
}

export const LOOK: Look = { who: 'boy', thing: null }

export type Names = Pick<ChefContent, 'ingredients' | 'dishes'>

export const dishOf = ({ dishes }: Names, no: number | null | undefined) =>
  dishes.find((own) => own.no === no)

/** What a guest orders. */
export const dishesOf = (content: Names, { orders }: Pick<ChefDeal, 'orders'>, at: number): Names['dishes'] =>
  (orders[at]?.items ?? []).flatMap((no) => dishOf(content, no) ?? [])

export const ingredientOf = ({ ingredients }: Names, no: number) => ingredients.find((own) => own.no === no)

/** What a screen reader says of the last move. */
export function toldOf({ last, kitchen, said }: ChefPlay, content: Names): string {
  if (!last) return ''
  const dish = dishOf(content, kitchen.ready)?.name.text
  switch (last.outcome) {
    case 'added':
      return `鍋裡有 ${kitchen.pot.length} 樣`
    case 'cooked':
      return `煮好了：${dish ?? ''}`
    case 'spoiled':
      return '這樣煮不成喔，鍋子空了'
    case 'cleared':
      return '鍋子空了'
    case 'plated':
      return `端到出菜區了，出菜區有 ${kitchen.tray.length} 道`
    case 'away':
      return `收掉了，出菜區有 ${kitchen.tray.length} 道`
    case 'right':
      return `上對了，加 ${said?.paid ?? 0} 元`
    case 'wrong':
      return '不是客人點的'
    case 'refused':
      return ''
  }
}

/** The six steps of the lesson: which part of the kitchen, and what is said of it. */
export const STEPS = [
  {
    part: 'order',
    title: '聽客人想吃什麼',
    text: '客人用客語點菜。沒聽清楚，點喇叭再聽一次。',
  },
  {
    part: 'menu',
    title: '看菜譜',
    text: '在菜譜裡找到這道菜，點一下，就知道要放什麼食材。',
  },
  {
    part: 'strip',
    title: '把食材放進鍋子',
    text: '點一下食材，它就會跳進鍋裡；拖過去也可以。放錯了就倒掉重煮。',
  },
  {
    part: 'stove',
    title: '煮好了，端上去',
    text: '食材齊了菜就煮好了。點鍋子，把菜端到出菜區。',
  },
  {
    part: 'counter',
    title: '上菜',
    text: '客人點的菜都端來了，就按「上菜」。端錯的菜，點一下可以收掉。',
  },
  {
    part: 'bar',
    title: '看錢和時間',
    text: '上對了就有錢。三分鐘到就打烊，賺得多的人排在前面。',
  },
] as const

/** The first step where nothing is heard. */
export const READ_ORDER = { title: '看客人想吃什麼', text: '客人用客語點菜，菜名寫在泡泡裡。' } as const

/** What the lesson cooks, and what lies in its strip: by number, where the set has them. */
export const LESSON = { dish: 2, strip: [26, 16, 17, 14, 7, 21, 23, 31, 32] } as const
