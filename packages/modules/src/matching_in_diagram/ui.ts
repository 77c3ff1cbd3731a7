/** Interface texts. */
export const ui = {
  title: '把詞放到它的那一層',
  count: (items: number, layers: number) => `共 ${items} 個詞、${layers} 層。`,
  given: '已經在這一層：',
  summary: (earned: number, total: number) =>
    earned === total
      ? `${total} 個一次就全部放對！`
      : `${total} 個都放到對的那一層，其中 ${earned} 個一次就放對。`,
} as const
