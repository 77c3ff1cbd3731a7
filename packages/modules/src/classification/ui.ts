/** Interface texts. */
export const ui = {
  title: '把詞放到對的類別',
  count: (items: number, categories: number) => `共 ${items} 個詞，分成 ${categories} 類。`,
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 個一次就全部分對！` : `${total} 個都分好了，其中 ${earned} 個一次就放對。`,
  notes: '我的便利貼',
  notesHint: '還想到別的詞嗎？寫在便利貼上，再貼到它的類別。',
  write: '寫一個詞',
  stick: '寫好了',
  held: '點一下要貼的地方。',
  lane: (name: string) => `「${name}」的便利貼`,
  empty: '還沒有便利貼。',
  loose: '還沒分類的便利貼',
  stickHere: (name: string) => `貼到「${name}」`,
  putBack: '放回這裡',
  move: (text: string) => `移動便利貼：${text}`,
  remove: (text: string) => `撕掉便利貼：${text}`,
  written: (text: string) => `寫好一張便利貼：${text}`,
  moved: (name: string) => `貼到「${name}」了`,
  back: '放回還沒分類的便利貼',
  removed: '便利貼撕掉了',
  onlyHere: '便利貼只留在這台裝置，關掉分頁就會消失。',
} as const
