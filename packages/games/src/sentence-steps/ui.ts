import type { StoryLine } from '#kit/view.ts'

export const UI = {
  ask: '聽句子，把語詞排好',
  askMuted: '把語詞排成一句話',
  again: '再聽一次',
  slow: '慢慢聽',
  means: '這一句的意思',
  here: '放這裡',
  stair: '排好的句子',
  pool: '還沒排的語詞',
  how: '點一下語詞，就會放到下一格；也可以拖。點已放好的會回來。',
  right: '山門又近一階',
  wrong: (count: number) => (count === 2 ? '打叉的兩塊要換位置' : `打叉的 ${count} 塊放錯了`),
  retry: '對的留著，打叉的再排一次',
} as const

const GRANDMA = { speaker: 'grandma', name: { text: '阿婆', pinyin: 'a24 po11' }, place: 'right' } as const
const GIRL = { speaker: 'girl', name: { text: '阿秀', pinyin: 'a24 xiu55' }, place: 'left' } as const
const BIRD = { speaker: 'bird', name: { text: '桐桐', pinyin: 'tung11 tung11' }, place: 'middle' } as const

const STORY: readonly StoryLine[] = [
  {
    ...GRANDMA,
    hakka: { text: '阿秀，看山項个門。', pinyin: 'a24 xiu55 kon55 san24 hong55 ge55 mun11' },
    chinese: '阿秀，看山上的那座門。',
  },
  {
    ...GIRL,
    hakka: { text: '門仰般毋開？', pinyin: 'mun11 ngiong31 ban24 m11 koi24' },
    chinese: '門怎麼不開呢？',
  },
  {
    ...BIRD,
    hakka: { text: '門講个話，亂忒了！', pinyin: 'mun11 gong31 ge55 fa55 lon55 ted2 le24' },
    chinese: '山門說的話，順序都亂掉了！',
  },
  {
    ...GRANDMA,
    hakka: { text: '詳細聽，正來排。', pinyin: 'xiong11 se55 tang24 zang55 loi11 pai11' },
    chinese: '仔細聽一句，再把語詞一個一個排好。',
  },
  {
    ...GIRL,
    hakka: { text: '做得！𠊎來排。', pinyin: 'zo55 ded2 ngai11 loi11 pai11' },
    chinese: '好！我來排。',
  },
]

/** Dialects whose readings of the story were checked: 四縣. */
const SAID_IN = 1

/** The five lines before the game. */
export const story = (dialectId: number): readonly StoryLine[] =>
  dialectId === SAID_IN ? STORY : STORY.map(({ hakka: _, ...line }) => line)

export const RULES = [
  { picture: 'how-2-listen', text: '聽一句話，聽不清楚可以慢慢聽。' },
  { picture: 'how-2-lay', text: '點語詞，一階一階排成這句話。' },
  { picture: 'how-1-quick', text: '排對得分；分數一樣，比誰更快。' },
] as const
