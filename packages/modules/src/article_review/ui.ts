/** Interface texts. */
export const ui = {
  article: '課文',
  openArticle: '看課文',
  listenAll: '聽全文',
  questions: '想一想，答答看',
  read: '不記得的時候，可以回頭看課文，不會扣分。',
  clue: (no: number) => `看課文第 ${no} 句`,
  back: (no: number) => `回到第 ${no} 題`,
  shown: (no: number) => `這是課文第 ${no} 句。`,
  whichSentence: '答案在哪一句',
  anySentence: '不指定',
} as const
