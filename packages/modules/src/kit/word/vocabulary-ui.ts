/** Interface texts of the vocabulary views. */
export const ui = {
  example: '例句',
  listenExample: '聽例句',
  otherForm: '又講',
  unheard: (count: number) => `還有 ${count} 個詞沒聽過：`,
} as const
