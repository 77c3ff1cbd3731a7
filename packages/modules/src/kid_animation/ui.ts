/** Interface texts. */
export const ui = {
  how: '按一下播放，看動畫、聽客語。想再聽哪一句，就點那一句。',
  film: '這一課的動畫',
  captions: '字幕',
  jump: (text: string) => `從這一句看：「${text}」`,
  missing: '這一課還沒有動畫',
  read: '先讀一讀、聽一聽下面的句子。',
  readSilent: '先讀一讀下面的句子。',
  toTheEnd: '看到最後，這個活動就完成了。',
  watched: '動畫看完了！',
  progress: (no: number, total: number) => `第 ${no} / ${total} 句`,
  fromStart: '從頭再看',
} as const
