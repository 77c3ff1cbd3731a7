/** Interface texts. */
export const ui = {
  guide: '寫一個詞，按「加進去」。同樣的詞加越多次，在文字雲裡就越大；可以請旁邊的人一起加。',
  label: '寫一個詞',
  placeholder: '例如：歡喜',
  add: '加進去',
  added: (word: string, count: number) =>
    count > 1 ? `「${word}」變大了，一共 ${count} 次。` : `加進去了：${word}`,
  full: (max: number) => `已經有 ${max} 種詞，文字雲滿了。還可以把有的詞加大。`,
  cloud: (words: string) => `文字雲：${words}`,
  empty: '文字雲還是空的，加上第一個詞吧！',
  list: '文字雲裡的詞',
  kinds: (count: number) => `${count} 種詞`,
  times: (count: number) => `${count} 次`,
  more: (word: string) => `「${word}」再加一次`,
  less: (word: string) => `「${word}」拿掉一次`,
  removed: (word: string) => `拿掉一次：${word}`,
} as const
