/** Interface texts of speaking. */
export const ui = {
  sentences: '句子',
  open: (no: number) => `打開第 ${no} 句`,
  slow: '慢慢聽',
  lookup: (word: string) => `查「${word}」`,
  words: '這一句的詞',
  practice: (text: string) => `錄音練習「${text}」`,
  /** Those that do something here. */
  keys: ({ heard, more }: { heard: boolean; more: boolean }) =>
    ['空白鍵錄音、停止', heard && 'L 聽示範', 'O 聽自己', more && '↑ ↓ 換句'].filter(Boolean).join('，'),
} as const
