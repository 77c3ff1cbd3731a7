/** Interface texts. */
export const ui = {
  title: '把答案放到正確的位置',
  progress: (done: number, total: number) => `完成 ${done} / ${total} 組`,
  round: (no: number) => `第 ${no} 組`,
  next: (no: number) => `下一組：第 ${no} 組`,
  roundDone: '這一組都放到正確的位置。',
  summary: (earned: number, total: number) =>
    earned === total
      ? `${total} 個一次就全部放對！`
      : `${total} 個都放到正確的位置，其中 ${earned} 個一次就放對。`,
} as const
