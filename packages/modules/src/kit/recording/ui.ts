import { RECORDING_SECONDS_MAX } from '@hakka/contract/constants'
import type { Refusal } from './recording-state.ts'
import { STARS_MAX } from './stars.ts'

type Course = 'rising' | 'falling' | 'level'
const COURSES: Record<Course, string> = { rising: '往上', falling: '往下', level: '是平的' }

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const REFUSALS: Record<Refusal, string> = {
  'no-microphone': '找不到麥克風。請接上麥克風，或換一台有麥克風的裝置，再按一次「開始錄音」。',
  denied: '沒有使用麥克風的權限。請按網址旁邊的圖示，把麥克風改成「允許」，再試一次。',
  'in-use': '麥克風正被其他程式使用。請先關掉通話或錄音的程式，再試一次。',
  insecure: '這個網頁的連線不安全，瀏覽器不讓它使用麥克風。請改用 https 開頭的網址，或請老師幫忙。',
  failed: '錄音沒有成功。請重新整理網頁，或換一個瀏覽器再試一次。',
}

/** Interface texts. */
export const ui = {
  record: '錄音',
  recordOf: (says: string) => `錄音「${says}」`,
  yourTurn: '換你說',
  practice: (says: string) => `錄音練習「${says}」`,
  lead: '先聽示範，再換你講一次。',
  leadSilent: '按「開始錄音」，換你講一次。',
  leadOwn: '按「開始錄音」，把你的答案講出來。',
  hearOwn: '聽聽看，自己講得清不清楚？',
  model: '示範',
  own: '我',
  listenModel: '聽示範',
  listenOwn: '聽自己的錄音',
  stopOwn: '停止播放自己的錄音',
  failedOwn: '播放失敗，再試一次',
  start: '開始錄音',
  stop: '停止錄音',
  recording: '錄音中',
  again: '重錄',
  elapsed: (seconds: number, of: number = RECORDING_SECONDS_MAX) => `${clock(seconds)} / ${clock(of)}`,
  left: (seconds: number) => `剩 ${Math.ceil(seconds)} 秒`,
  length: (seconds: number) => `${seconds.toFixed(1)} 秒`,
  refusal: (refusal: Refusal) => REFUSALS[refusal],
  silent: '沒有聽到聲音。靠近麥克風一點、大聲一點，再錄一次。',
  noModel: '這裡還沒有示範的聲音，先聽聽自己講得清不清楚。',
  modelFailed: '示範的聲音讀取失敗，畫不出來。',
  compare: '比一比：粗線是聲音的高低。兩條線的樣子越像，聲調就越準。',
  pace: {
    slower: '你講得比示範慢，可以再快一點。',
    faster: '你講得比示範快，可以再慢一點。',
    alike: '你講的快慢和示範差不多。',
  },
  private: '錄音只留在這個網頁，關掉就沒有了。',
  privateSent: '按「送出答案」才會送出錄音，聽完就刪除，不會留下。',
  privateJudged: '按「AI 評分」才會送出錄音，評完就刪除，不會留下。',
  privateKept: '按「AI 評分」才會送出錄音，評完就刪除；按「留下錄音」才會留下，只有你聽得到。',
  privateOnlyKept: '按「留下錄音」才會留下，只有你聽得到。',
  keep: '留下錄音',
  kept: '留下來了，在「我的錄音」',
  notKept: '錄音沒有留下來，請再試一次。',
  next: '下一句',
  picture: (who: string, seconds: string, range: number) =>
    `${who}的聲音，長 ${seconds}，${range < 1 ? '高低沒有起伏' : `最高和最低差 ${Math.round(range)} 個半音`}`,
  pictureEmpty: (who: string) => `${who}的聲音`,
  said: { recording: '開始錄音', recorded: '錄好了，可以聽自己的錄音。', again: '可以再錄一次。' },
  judge: 'AI 評分',
  judging: '評分中',
  score: (score: number) => `${score} 分`,
  points: '分',
  good: '說得不錯！',
  low: '再聽一次示範，慢慢講。',
  lowSilent: '看著拼音，再慢慢講一次。',
  reference: '僅供練習參考',
  dialects: 'AI 評分僅支援四縣腔與海陸腔',
  noJudge: '目前沒有提供 AI 評分。',
  syllables: '每個字的評分',
  verdict: '評分結果',
  stars: (count: number) => `${count} 顆星（滿分 ${STARS_MAX} 顆）`,
  details: '看分數',
  parts: { accuracy: '發音', tone: '聲調', completeness: '完整', fluency: '流暢' },
  like: '聽起來像',
  linesNote: '灰色粗線是標準的聲調，細線是你的聲音。',
  pitchLines: (says: string, wanted: Course, said: Course | undefined) =>
    `「${says}」的聲調${COURSES[wanted]}，${said ? `你唸的${COURSES[said]}` : '你的聲音聽不出高低'}`,
  syllable: { right: '準確', close: '接近', wrong: '再練' },
} as const
