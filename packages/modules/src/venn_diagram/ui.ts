/** Interface texts. */
export const ui = {
  title: '把詞放到對的圈圈裡',
  count: (items: number, circles: number) =>
    `共 ${items} 個詞、${circles} 個圈圈。兩邊都有的，放在重疊的地方。`,
  only: '只有',
  and: '和',
  all: '三個都有',
  region: (titles: readonly string[], circles: number) =>
    titles.length === 1
      ? `只有「${titles[0]}」`
      : titles.length === circles && circles > 2
        ? '三個都有'
        : titles.map((title) => `「${title}」`).join('和'),
  summary: (earned: number, total: number) =>
    earned === total
      ? `${total} 個一次就全部放對！`
      : `${total} 個都放到對的圈圈，其中 ${earned} 個一次就放對。`,
} as const
