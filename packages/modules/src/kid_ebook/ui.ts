/** Interface texts. */
export const ui = {
  auto: '自動播放',
  stopAuto: '停止自動播放',
  page: (no: number, total: number) => `第 ${no} / ${total} 頁`,
} as const
