/** Interface texts. */
export const ui = {
  graph: '語詞關係圖',
  explore: '點一個語詞，看它的意思和它連到哪裡。',
  exercise: '點一個語詞，看它的意思。再把線上的空格填好。',
  relation: (from: string, to: string) => `${from}到${to}`,
} as const
