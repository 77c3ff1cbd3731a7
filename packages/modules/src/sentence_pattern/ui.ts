/** Interface texts. */
export const ui = {
  pattern: (no: number, of: number) => (of > 1 ? `句型 ${no} / ${of}` : '句型'),
  examples: '例句',
  count: (count: number) => `${count} 句`,
  lead: '先聽例句，再按麥克風錄下自己的聲音，和示範比一比。',
  leadSilent: '先念例句，再按麥克風錄下自己的聲音，放出來檢查一遍。',
} as const
