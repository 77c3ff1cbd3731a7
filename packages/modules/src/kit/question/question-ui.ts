/** Interface texts. */
export const ui = {
  question: (no: number) => `第 ${no} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  choose: (correct: number) => (correct > 1 ? `選出 ${correct} 個正確的答案。` : '選出正確的答案。'),
  area: '我的答案',
  listen: '聽題目',
  hearAgain: '再聽一次',
  showText: '顯示文字',
  whichIsSaid: '這次用聽的：說的是哪一個？',
  right: '答對了！',
  analysis: '說明',
  next: (no: number) => `下一題：第 ${no} 題`,
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 題一次就全部答對！` : `${total} 題都完成了，其中 ${earned} 題一次就答對。`,
} as const
