/** Interface texts of AI judging. */
export const ui = {
  lead: (count: number) => `${numeral(count)}句講完，一次看結果`,
  steps: '這一輪的句子',
  step: (no: number, said: boolean) => `第 ${no} 句${said ? '，講過了' : ''}`,
  sentence: (no: number, of: number) => `第 ${no} / ${of} 句`,
  listen: '聽示範',
  start: '聽完示範，換你講一次。',
  startSilent: '看聲調的線，換你講一次。',
  judging: '評分中，請等一下',
  again: '重錄',
  send: '再送一次',
  back: '上一句',
  skip: '先跳過',
  toResult: '看結果',
  private: '評完就刪除錄音，不會留下。僅供練習參考。',
  /** Those that do something here. */
  keys: ({ heard, more }: { heard: boolean; more: boolean }) =>
    ['空白鍵錄音、停止', heard && 'L 聽示範', more && '↑ ↓ 換句'].filter(Boolean).join('，'),
  result: '這一輪的結果',
  done: (said: number, of: number) => (said === of ? `${numeral(of)}句都講完了` : `講了 ${said} 句`),
  count: (all: number, right: number) => `${all} 個音節，${right} 個準確。`,
  left: (count: number) => `下面 ${count} 個再練一下，就更像了。`,
  perfect: '每個音節都準確，太厲害了！',
  mended: (count: number) => `${count} 個已經練好了。`,
  toPractise: (count: number) => `再練這 ${count} 個音節`,
  practise: (count: number) => `練這 ${count} 個音節`,
  practiseOne: (text: string) => `再練「${text}」`,
  good: '練好了',
  from: (no: number) => `第 ${no} 句`,
  sentences: '這幾句',
  notSaid: '沒有講',
  newRound: '再講一輪',
  backToResult: '回到結果',
  next: '下一個',
  practising: (no: number, of: number) => `第 ${no} / ${of} 個音節`,
  inSentence: '在這一句裡：',
  lines: '灰色粗線是標準的聲調，細線是你的聲音。僅供練習參考。',
  stopped: { high: '短而高，馬上停住', middle: '短短的，馬上停住', low: '短而低，馬上停住' },
  rising: '由低往高',
  risingLate: '先低，後面再往高',
  falling: '由高往低，唸到底',
  level: { high: '高高平平的', middle: '平平的，不高也不低', low: '很低，不要拉高' },
} as const

const NUMERALS = ['零', '一', '兩', '三', '四', '五']

function numeral(count: number): string {
  return NUMERALS[count] ?? String(count)
}
