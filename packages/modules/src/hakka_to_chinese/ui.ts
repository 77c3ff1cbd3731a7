/** Interface texts. */
export const ui = {
  counter: (no: number, total: number) => `第 ${no} 題，共 ${total} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  ask: '這句話的中文怎麼說？',
  mine: '我的翻譯',
  placeholder: '用中文寫出這句話的意思',
  writeFirst: '先聽一聽、念一念，再用中文寫下意思。',
  writeFirstSilent: '先念一念，再用中文寫下意思。',
  check: '核對答案',
  reference: '參考翻譯',
  same: '和參考翻譯一模一樣！',
  judge: '自己評一評：意思對嗎？用詞不同沒關係。',
  marks: { right: '對了', close: '差一點', wrong: '不對' },
  rewrite: '再改一改',
  different: '和參考翻譯不一樣。可以再改一改，或先做下一題。',
  next: '下一題',
  finish: '看成績',
  again: '重來',
  done: '全部翻譯完了！',
  summary: (right: number, close: number, wrong: number) =>
    `對了 ${right} 題，差一點 ${close} 題，不對 ${wrong} 題。`,
  marked: (right: number, total: number) =>
    right === total
      ? `${total} 題都和參考翻譯一樣！`
      : `${total} 題都翻譯完了，其中 ${right} 題第一次就和參考翻譯一樣。`,
  review: '每一題的參考翻譯',
  tiles: '可以選的詞塊',
  tileHint: (spares: number) =>
    spares > 0
      ? `點客語的詞看意思；點中文詞塊排成一句。有 ${spares} 塊用不到。`
      : '點客語的詞看意思；點中文詞塊排成一句。',
  laid: (text: string, no: number) => `${text}，第 ${no} 個`,
  placed: (text: string, no: number) => `第 ${no} 個，${text}`,
  takeBack: '，按一下拿回來',
  takenBack: (text: string) => `拿回 ${text}`,
  takenAway: '，先拿走',
  submit: '送出答案',
  retry: '再試一次',
  type: '改用打字',
  tile: '改用詞塊',
  rightLine: '翻譯對了！',
  wrong: '不對，再想一想。',
  takeSpares: '還不對，先拿走用不到的。',
  stillWrong: '還不對，再看一看。',
  listenNext: (text: string) => `聽聽看，接下來是「${text}」。`,
  why: {
    missing: () => '',
    spare: (text: string) => `這句話裡沒有「${text}」。`,
    order: (text: string) => `「${text}」不是放在這裡。`,
  },
  goesOn: '前面都對，這句話還沒說完。',
  laidHere: '你排的',
  asked: '題目說的',
} as const
