import type { StoryLine } from '#kit/view.ts'
import { WINDOWS_MAX } from './house.ts'

export const LEVELS = ['第一關', '第二關'] as const

export const TAGS = {
  question_text: '客語',
  chinese_text: '中文',
  audio_id: '聲音',
  ghost: '搗蛋鬼',
} as const

/** What is drawn only when something has happened; the first thing that happens is that a house comes. */
export const LATER_PICTURES: readonly string[] = [
  'roof',
  'base',
  'ghost',
  'sill-flower',
  'sill-cat',
  'sill-lantern',
  'house-9-lit',
  'house-20',
  'night',
].map((name) => `/images/events/windows-${name}.svg`)

export const SCENE = [
  { title: '九扇窗，三個詞', text: '同一個詞的三扇窗都打開，燈就亮了。' },
  { title: `${WINDOWS_MAX} 扇窗，六個詞`, text: '還躲著兩個搗蛋鬼，要一起抓。' },
] as const

export const PASS = {
  quick: { title: '手腳真快！', text: '不到三分鐘，整棟樓都亮起來了。' },
  slow: { title: '慢慢來，也全拆完了！', text: '每一扇窗都亮起來了，真有耐心。' },
  practice: { title: '全拆完了！', text: '整棟樓都亮起來了。' },
} as const

export const RULES = [
  { picture: 'how-4-open', text: '點一扇窗打開，裡面是客語、中文或聲音。' },
  { picture: 'how-4-three', text: '同一個詞的三扇窗都打開，燈就亮了；開錯了，窗戶會關上。' },
  { picture: 'how-4-ghost', text: '第二關有 20 扇窗，兩個搗蛋鬼要一起抓；越快，星星越多。' },
] as const

const BIRD = { speaker: 'bird', name: { text: '桐桐', pinyin: 'tung11 tung11' }, place: 'left' } as const

const STORY: readonly StoryLine[] = [
  {
    ...BIRD,
    hakka: { text: '恁多窗門！', pinyin: 'an31 do24 cung24 mun11' },
    chinese: '這麼多窗戶！',
  },
  {
    ...BIRD,
    hakka: { text: '三扇窗門愛共樣。', pinyin: 'sam24 san55 cung24 mun11 oi55 kiung55 iong55' },
    chinese: '三扇窗戶要是同一個詞。',
  },
  {
    ...BIRD,
    hakka: { text: '有鬼！愛共下尋。', pinyin: 'iu24 gui31 oi55 kiung55 ha55 qim11' },
    chinese: '有搗蛋鬼！要一起找出來。',
  },
  {
    ...BIRD,
    hakka: { text: '做得！共下來開窗門。', pinyin: 'zo55 ded2 kiung55 ha55 loi11 koi24 cung24 mun11' },
    chinese: '好！一起來開窗戶。',
  },
]

/** Dialects whose readings of the story were checked: 四縣. */
const SAID_IN = 1

/** What the bird says before the game. */
export const story = (dialectId: number): readonly StoryLine[] =>
  dialectId === SAID_IN ? STORY : STORY.map(({ hakka: _, ...line }) => line)
