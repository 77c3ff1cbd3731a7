/** Interface texts of the boards on which a sentence is put together. */
export const ui = {
  sentence: '我的句子',
  question: (no: number) => `第 ${no} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  place: (no: number) => `第 ${no} 格`,
  gap: (no: number) => `第 ${no} 格，空的`,
  notHere: (text: string, no: number) => `「${text}」不放在第 ${no} 格。`,
  full: '空格都滿了。點一下放好的詞，就能拿回來換。',
  aimed: (no: number) => `選好第 ${no} 格了，再點一個詞放進來。`,
  listen: '聽句子',
  right: '答對了！',
  whole: '整句說說看',
  next: (no: number) => `下一題：第 ${no} 題`,
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 題一次就全部答對！` : `${total} 題都完成了，其中 ${earned} 題一次就答對。`,
} as const
