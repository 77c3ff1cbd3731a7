/** Interface texts of speaking. */
export const ui = {
  sentences: '句子',
  open: (no: number) => `打開第 ${no} 句`,
  slow: '慢慢聽',
  lookup: (word: string) => `查「${word}」`,
  words: '這一句的詞',
  practice: (text: string) => `錄音練習「${text}」`,
  keysSilent: '空白鍵錄音、停止，O 聽自己，↑ ↓ 換句',
  keys: '空白鍵錄音、停止，L 聽示範，O 聽自己，↑ ↓ 換句',
} as const
