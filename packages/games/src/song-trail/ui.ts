import type { SongQuestion } from './content.ts'

export const UI = {
  hint: '提示',
  hintAsk: '想不起來嗎？',
  hintOnce: '每一段可以用一次提示。',
  hintWarn: '注意！使用提示答對題目會扣3分',
  hintNo: '先不用',
  hintYes: '用提示',
  hintUsed: '這一段用過了',
  hintSays: '鳥仔的提示',
  top: '前五名',
  ranking: '看排行榜',
  none: '還沒有人上榜，來當第一個吧！',
  heard: '聽到的是哪一個詞？',
  read: '讀讀看，這是哪一個詞？',
  listen: '再聽一次',
  here: '放這裡',
  taken: '已選',
  held: '拿起來了',
  pool: '還沒放的',
  slots: '放好的順序',
  right: '這一題唱對了',
  again: '還差一點，再試一次',
} as const

const LAY = '點一張，再點格子；拖過去也可以。'

/** What is to be done, by mode. */
export function howOf({ mode, multiple_answer }: Pick<SongQuestion, 'mode' | 'multiple_answer'>): string {
  if (multiple_answer) return '不只一個，對的都選。'
  return {
    1: '聽一聽，選一個。',
    2: '看圖，選出它的客語。',
    3: '選出這個詞的意思。',
    4: '選一張圖。',
    5: LAY,
    6: LAY,
    7: '點左邊，再點右邊，拖線也可以；再點一次就拆開。',
  }[mode]
}

/** By what keys, by mode: keys stand in brackets. */
export function keysOf({ mode, option, title }: Pick<SongQuestion, 'mode' | 'option' | 'title'>): string {
  if (mode === 7) return '鍵盤：[↑] [↓] [←] [→] 選，[Enter] 連'
  if (mode >= 5) return `鍵盤：[←] [→] 選，[1]–[${mode === 5 ? 3 : 5}] 放進格子，[Backspace] 收回`
  const again = title.audio ? '[空白鍵] 再聽，' : ''
  return `鍵盤：[1]–[${option.length}] 選，${again}[Enter] 下一題`
}

/** The ends of lines, so that no line needs its colour. */
export const ENDS = ['甲', '乙', '丙', '丁', '戊', '己'] as const

export const RULES = [
  { picture: 'how-5-story', text: '歌紙飛走了，一段一段去找回來。' },
  { picture: 'how-5-answer', text: '聽、看、選、排、連，答對一題 5 分。' },
  { picture: 'how-5-hint', text: '每一段有一次提示，用了答對得 2 分。' },
] as const

/** Which players a tier has, from the first. */
export const SHARES_TEXT = ['前 10 名', '前 6%', '前 20%', '前 50%', '前 80%', '再接再厲'] as const

export const CAPS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** What is said of a tier. */
export const tierSays = (tier: number): string =>
  tier <= 2
    ? '歌紙找回來了，阿婆把最後一句唱完了。'
    : tier <= 4
      ? '歌找回來了，再唱一次會更順。'
      : '歌還缺幾個字，再找一次吧！'
