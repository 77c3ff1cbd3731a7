/** Interface texts of classroom terms. */
export const ui = {
  terms: (title: string) => `「${title}」的用語`,
  play: (text: string) => `聽「${text}」`,
  stop: '停止',
  playAll: '全部播放',
  stopAll: '停止播放',
  failed: '聲音沒有播出來，請檢查網路，再試一次。',
  wall: '投影，一次一句',
  close: '結束投影',
  hear: '聽',
  previous: '上一句',
  next: '下一句',
  at: (no: number, total: number) => `第 ${no} / ${total} 句`,
  /** Those that do something here. */
  keys: ({ heard, more }: { heard: boolean; more: boolean }) =>
    [more && '← → 換句', heard && '空白鍵播放', '1 2 3 開關客語、拼音、華語', 'Esc 結束投影']
      .filter(Boolean)
      .join('，'),
} as const
