/** Interface texts. */
export const ui = {
  title: '把語詞排成句子',
  progress: (done: number, total: number) => `完成 ${done} / ${total} 句`,
  mine: '正在排的句子',
  begin: '從句子的開頭開始，一個一個點。',
  pieces: '可以選的語詞',
  hint: '照順序點一句話的語詞。點錯了不要緊，再從頭排一次。',
  going: '很好，接下來是哪一個？再點一次可以拿回來。',
  failed: '順序不對，從這一句的開頭再排一次。',
  rightOne: '排好一句了！再找下一句的開頭。',
  place: (no: number) => `，第 ${no} 個`,
  failedSign: '不對',
  completed: '排好的句子',
  none: '排好的句子會出現在這裡。',
  askHint: '看提示',
  closeHint: '收起提示',
  meanings: '要排出這些意思的句子：',
  again: '重來',
  done: '句子都排好了！',
  summary: (earned: number, total: number) =>
    earned === total ? `${total} 句一次就全部排對！` : `${total} 句都排好了，其中 ${earned} 句一次就排對。`,
} as const
