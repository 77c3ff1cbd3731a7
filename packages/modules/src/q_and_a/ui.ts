/** Interface texts. */
export const ui = {
  question: (no: number) => `第 ${no} 題`,
  progress: (done: number, total: number) => `完成 ${done} / ${total} 題`,
  listen: '聽題目',
  mine: '我的答案',
  placeholder: '在這裡寫下你的答案',
  writeFirst: '先寫下或錄下自己的答案，再看別人怎麼說。',
  together: '大家先說說看，再看參考答案。',
  ready: '答好了嗎？打開參考答案比一比。',
  reveal: '看參考答案',
  samples: '參考答案',
  compare: '和你的答案比一比：意思說得通就很好，不必一字不差。',
  again: '再答一次',
  next: (no: number) => `下一題：第 ${no} 題`,
  done: '問答都完成了！',
  doneMore: '試著把你的答案大聲念一遍。',
} as const
