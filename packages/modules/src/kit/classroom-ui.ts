/** Interface texts of the classroom types. */
export const ui = {
  question: (no: number) => `第 ${no} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  next: (no: number) => `下一題：第 ${no} 題`,
  allDone: (total: number) => (total > 1 ? `${total} 題都完成了！` : '完成了！'),
  more: '想到更多，還可以再加。',
  clear: '全部重來',
  cleared: '已經全部清掉了。',
  undo: '復原',
  undone: '已經復原了。',
  keptHere: '你寫的會留在這台裝置上。',
  words: '可以用的語詞',
  image: (no: number) => `圖片 ${no}`,
  left: (used: number, max: number) => `${used} / ${max} 字`,
  tooLong: (max: number) => `太長了，最多 ${max} 個字。`,
} as const
