/** Interface texts of blanks in a diagram. */
export const ui = {
  blank: (no: number) => `第 ${no} 格`,
  empty: '還沒填',
  change: '，按一下換答案',
  choose: (no: number) => `第 ${no} 格要填哪一個？`,
  hint: '點一個空格，再從下面選答案。',
  filled: '都填好了，按「送出答案」看看對不對。',
  progress: (done: number, total: number) => `完成 ${done} / ${total} 格`,
  result: (right: number, wrong: number, left: number) =>
    wrong > 0
      ? `答對 ${right} 格，${wrong} 格要再想想。填錯的已經清空，再選一次。`
      : `答對 ${right} 格，還有 ${left} 格沒填。`,
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 格一次就全部填對！` : `${total} 格都完成了，其中 ${earned} 格一次就填對。`,
} as const
