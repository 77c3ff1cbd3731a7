/** Interface texts. */
export const ui = {
  topic: '題目',
  keywords: '把這些語詞寫進短文',
  progress: (used: number, total: number) => `用了 ${used} / ${total} 個語詞`,
  used: '用到了',
  unused: '還沒用',
  insert: (word: string) => `把「${word}」寫進短文`,
  insertHint: '點一下語詞，就會寫進短文裡。',
  mine: '我的短文',
  placeholder: '從這裡開始寫',
  missing: (words: string) => `還沒用到：${words}。想一想，可以寫在哪裡？`,
  allUsed: '語詞都用到了！再讀一遍，順一順句子。',
  clear: '清空',
  clearTitle: '要清空短文嗎？',
  clearMore: '寫好的內容會全部清掉。清空後，按「還原」還能找回來。',
  keep: '先不要',
  undo: '還原',
  print: '列印',
  finish: '寫好了',
  done: '短文寫好了！',
  summary: (used: number, total: number, length: number) =>
    used === total
      ? `寫了 ${length} 字，${total} 個語詞都用到了。`
      : `寫了 ${length} 字，用了 ${total} 個語詞裡的 ${used} 個。`,
  analysis: '語詞怎麼用',
  goOn: '繼續修改',
  name: '班級　　　　　座號　　　　　姓名',
} as const
