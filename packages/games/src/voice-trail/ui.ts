import type { StoryLine } from '#kit/view.ts'

export const UI = {
  ask: '哪一張圖，聲音說對了？',
  how: '點喇叭聽聽看，再選一張圖。',
  answer: '聲音說對的是這一張',
  again: '再聽一次，換一張試試',
  well: '聽得真仔細',
} as const

/** Where nothing is heard: a dialect without a voice, or a class that must be quiet. */
export const UI_MUTED = {
  ask: '哪一張圖，字寫對了？',
  how: '看一看每張圖下面的字，再選一張圖。',
  answer: '字寫對的是這一張',
  again: '再看一次，換一張試試',
  well: '看得真仔細',
} as const

const GRANDMA = { speaker: 'grandma', name: { text: '阿婆', pinyin: 'a24 po11' }, place: 'right' } as const
const GIRL = { speaker: 'girl', name: { text: '阿秀', pinyin: 'a24 xiu55' }, place: 'left' } as const
const BIRD = { speaker: 'bird', name: { text: '桐桐', pinyin: 'tung11 tung11' }, place: 'middle' } as const

const STORY: readonly StoryLine[] = [
  {
    ...GRANDMA,
    hakka: { text: '阿秀，你聽，山項有聲。', pinyin: 'a24 xiu55 ngi11 tang24 san24 hong55 iu24 sang24' },
    chinese: '阿秀，你聽，山上有聲音。',
  },
  {
    ...GIRL,
    hakka: {
      text: '係麼个聲？𠊎想愛去看。',
      pinyin: 'he55 ma31 ge55 sang24 ngai11 xiong31 oi55 hi55 kon55',
    },
    chinese: '是什麼聲音？我想去看看。',
  },
  {
    ...BIRD,
    hakka: { text: '聲同圖，毋共樣了！', pinyin: 'sang24 tung11 tu11 m11 kiung55 iong55 le24' },
    chinese: '聲音和圖對不起來了！',
  },
  {
    ...GRANDMA,
    hakka: {
      text: '詳細聽，哪張圖同聲共樣？',
      pinyin: 'xiong11 se55 tang24 nai55 zong24 tu11 tung11 sang24 kiung55 iong55',
    },
    chinese: '仔細聽，哪一張圖和聲音一樣？',
  },
  {
    ...GIRL,
    hakka: {
      text: '做得！𠊎同你共下去尋。',
      pinyin: 'zo55 ded2 ngai11 tung11 ngi11 kiung55 ha55 hi55 qim11',
    },
    chinese: '好！我和你一起去找。',
  },
]

/** Dialects whose readings of the story were checked: 四縣. */
const SAID_IN = 1

/** The five lines before the game. */
export const story = (dialectId: number): readonly StoryLine[] =>
  dialectId === SAID_IN ? STORY : STORY.map(({ hakka: _, ...line }) => line)

export const RULES = [
  { picture: 'how-1-listen', text: '每張圖都有一個聲音，點喇叭聽聽看。' },
  { picture: 'how-1-pick', text: '只有一張圖的聲音說對了，選那一張。' },
  { picture: 'how-1-quick', text: '答對 10 分；分數一樣，比誰更快。' },
] as const
