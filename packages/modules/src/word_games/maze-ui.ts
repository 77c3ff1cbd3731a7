import type { Direction } from './directions.ts'

const WAY: Readonly<Record<Direction, string>> = { up: '上', left: '左', right: '右', down: '下' }

/** Interface texts of the maze's editor. */
export const ui = {
  board: '迷宮',
  how: '學生在每個岔路聽一個詞，找到寫著它的路牌，就往那邊走。前面四個遊戲用這一課的語詞，不用另外準備。',
  keys: [
    ['方向鍵', '把路牌換到那一邊；在路線上換岔路的順序'],
    ['O', '這塊路牌是對的路'],
    ['Ctrl Enter', '再加一個岔路'],
  ],
  way: '路線',
  start: '起點',
  goal: '出口',
  none: '還沒有岔路。先加一個，再寫學生會聽到的詞和四塊路牌。',
  addFirst: '加第一個岔路',
  add: '加一個岔路',
  crossing: (no: number) => `岔路 ${no}`,
  leads: (direction: Direction) => `往${WAY[direction]}走`,
  asked: '學生會聽到',
  newAsked: '寫一個詞',
  sign: (direction: Direction) => `${WAY[direction]}面的路牌`,
  newSign: '寫路牌',
  right: '對的路',
  makeRight: '這塊是對的路',
  text: '客語',
  form: '路牌上寫',
  forms: { hakka: '客語字', pinyin: '拼音', chinese: '華語' },
  words: '用這一課的語詞',
  wordsHint: '拼音、華語意思和聲音會一起帶進來。',
  alike: '跟學生聽到的一樣，會跟著一起改。',
  earlier: '往前移',
  later: '往後移',
  swapped: (name: string, direction: Direction) => `「${name}」換到${WAY[direction]}面。`,
  isRight: (direction: Direction) => `往${WAY[direction]}走才是對的路。`,
  movedTo: (no: number) => `移到岔路 ${no}。`,
} as const
