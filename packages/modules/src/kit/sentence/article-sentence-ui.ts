/** Interface texts of a sentence that stands in an article. */
export const ui = {
  from: (no: number) => `從第 ${no} 句播放`,
  choose: (no: number) => `第 ${no} 句`,
} as const
