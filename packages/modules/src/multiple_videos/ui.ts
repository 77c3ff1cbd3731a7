/** Interface texts. */
export const ui = {
  one: '按一下影片，仔細看、仔細聽，再跟著說。',
  many: (count: number) => `這裡有 ${count} 部影片。按一下影片就會播放，每一部都看一看。`,
} as const
