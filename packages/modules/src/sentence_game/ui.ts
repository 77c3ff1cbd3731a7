/** Interface texts. */
export const ui = {
  counter: (no: number, total: number) => `第 ${no} 題，共 ${total} 題`,
  rightAtOnce: (count: number) => `一次答對 ${count} 題`,
  gaps: (correct: number) =>
    correct > 1 ? `選出 ${correct} 個語詞，讓句子變完整。` : '選出一個語詞，讓句子變完整。',
  choose: (correct: number) => (correct > 1 ? `選出 ${correct} 個正確的答案。` : '選出正確的答案。'),
  area: '我的答案',
  right: '答對了！',
  whole: '完整的句子',
  next: '下一題',
  finish: '看成績',
  done: '全部完成了！',
  playAgain: '再玩一次',
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 題一次就全部答對！` : `${total} 題都答完了，其中 ${earned} 題一次就答對。`,
} as const
