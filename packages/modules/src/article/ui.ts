/** Interface texts. */
export const ui = {
  article: '課文',
  player: '課文播放',
  whole: '全文',
} as const
