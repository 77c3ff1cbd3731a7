import type { Part } from './parts.ts'

const PLACE: Readonly<Record<Part, string>> = { top: '上面', middle: '中間', bottom: '下面' }

/** Interface texts. */
export const ui = {
  question: (no: number) => `第 ${no} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  todo: (blanks: number) => `時間線上有 ${blanks} 個空格，把詞放回去。`,
  blank: (no: number, part: Part) => `第 ${no} 站${PLACE[part]}的空格`,
  line: '時間線',
  next: (no: number) => `下一題：第 ${no} 題`,
  roundDone: '這條時間線完成了。',
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 格一次就全部填對！` : `${total} 格都填好了，其中 ${earned} 格一次就填對。`,
} as const
