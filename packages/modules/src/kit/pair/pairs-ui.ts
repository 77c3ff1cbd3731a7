/** Interface texts of the boards with pairs. */
export const ui = {
  progress: (done: number, total: number) => `完成 ${done} / ${total} 組`,
  round: (no: number) => `第 ${no} 組`,
  next: (no: number) => `下一組：第 ${no} 組`,
  roundDone: '這一組都配對了。',
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 對一次就全部配對！` : `${total} 對都找到了，其中 ${earned} 對一次就答對。`,
  result: (right: number, wrong: number) =>
    wrong > 0 ? `對了 ${right} 對，${wrong} 對要再想想。` : `對了 ${right} 對。`,
  one: '這一張',
  two: '你配的',
  first: '先看這一對。',
  noPair: (one: string, two: string) => `「${one}」和「${two}」不是一對。`,
} as const
