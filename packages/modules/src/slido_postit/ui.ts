/** Interface texts. */
export const ui = {
  guide: '把你想到的寫成便利貼，貼到下面的板子上。可以貼很多張。',
  label: '寫一張便利貼',
  placeholder: '寫在這裡',
  colour: '便利貼的顏色',
  colours: { yellow: '黃色', pink: '粉紅色', blue: '藍色', green: '綠色' },
  post: '貼上去',
  save: '改好了',
  board: '便利貼板',
  empty: '板子還是空的，貼上第一張吧！',
  count: (count: number) => `${count} 張`,
  full: (max: number) => `一個板子最多 ${max} 張。想再貼，請先撕下一張。`,
  posted: (text: string) => `貼上去了：${text}`,
  edit: (text: string) => `修改：${text}`,
  remove: (text: string) => `撕下：${text}`,
  removed: (text: string) => `撕下來了：${text}`,
} as const
