/** The games of events by number; game 5's title is also the data's. */
export const EVENT_GAMES = [
  { id: 1, title: '聲跡探秘賽', description: '聽聲音，選出聲音和圖片一樣的那一張。' },
  { id: 2, title: '語句闖天關', description: '聽一句客語，把詞排回原來的順序。' },
  { id: 3, title: '主廚上菜', description: '聽客人點什麼菜，三分鐘裡煮好端上去。' },
  { id: 4, title: '窗戶拆一拆', description: '翻開窗戶，把同一個詞的客語、華語和聲音找齊。' },
  { id: 5, title: '山歌尋蹤', description: '跟著山歌的故事，一站一站回答問題。' },
] as const

/** Games whose number of questions an event may set: the others have their clock, their windows or their groups. */
export const WITH_QUIZ_LENGTH: readonly number[] = [1, 2]
/** Games whose questions are a form each at the desk; the others' hang together, and are a table. */
export const WITH_QUESTION_FORM: readonly number[] = [1, 2, 4]
/** The game that has a clock of its own, which ends it: it can't be late. */
export const WITH_OWN_CLOCK = 3

export const EVENT = {
  /** Rows of a ranking, before one's own. */
  rank_rows: 10,
  /** Rows of the boards beside it. */
  board_rows: 5,
  /** How long a game may be open after it was dealt, and those with a clock of their own. */
  play_minutes: { usual: 120, 3: 30, 5: 30 },
  /** Steps of one play. */
  steps: 2000,
  /** A visitor's result waits so long for its login. */
  claim_hours: 24,
  /** What a browser may say of its own clock, beside what the server has seen. */
  clock: { early_ms: 1500, late_ms: 250 },
  quiz_length: 50,
  /** In minutes. */
  time_limit: 120,
  /** The step of the desk's clock, in minutes. */
  clock_step: 15,
  /** Rows of who an event is for. */
  participators: 100,
  classes: 20,
  /** What a card says of who it is for. */
  targets: 300,
  reason: 200,
  /** Rows of a list of winners. */
  winners: 100,
} as const

/** How long a play of a game may be open, in minutes. */
export function playMinutes(gameId: number): number {
  const { usual, 3: third, 5: fifth } = EVENT.play_minutes
  return gameId === 3 ? third : gameId === 5 ? fifth : usual
}

/** The stages of schools, by number. */
export const STAGES = [
  { no: 1, name: '國小', grades: 6 },
  { no: 2, name: '國中', grades: 3 },
  { no: 3, name: '高中', grades: 3 },
] as const

/** How well a play is verified: V1 by its log when it is over, V2 step by step while it is played. */
export const RANK_LEVELS = ['V1', 'V2'] as const
export type RankLevel = (typeof RANK_LEVELS)[number]

export const gameTitle = (id: number): string => EVENT_GAMES.find((own) => own.id === id)?.title ?? ''

/** Where an event is: the number is that of the list's filter `l[]`. */
export const EVENT_STATES = [
  { no: 1, id: 'coming', name: '尚未開始' },
  { no: 2, id: 'running', name: '進行中' },
  { no: 3, id: 'ended', name: '已結束' },
  { no: 4, id: 'draft', name: '草稿' },
] as const
export type EventState = (typeof EVENT_STATES)[number]['id']

export const REGISTRATION = { pending: 0, accepted: 1, rejected: 2 } as const

/** Up to which score of 100 how many stars are given, and what they are called. */
const STARS = [
  { upTo: 20, stars: 1, title: '客語麻瓜' },
  { upTo: 40, stars: 2, title: '客語探險家' },
  { upTo: 60, stars: 3, title: '客語學霸' },
  { upTo: 80, stars: 4, title: '客語大師兄' },
] as const
const FIVE_STARS = { stars: 5, title: '特級客語師！' } as const

/** The stars of a score between 0 and 100. */
export const starsOf = (score: number): { stars: 1 | 2 | 3 | 4 | 5; title: string } =>
  STARS.find(({ upTo }) => score <= upTo) ?? FIVE_STARS

export const UNRANKED_REASONS = [
  'no_play',
  'impossible',
  'too_late',
  'too_fast',
  'superseded',
  'unverified',
  'unfinished',
  'visitor',
  'not_registered',
  'practice',
  'disqualified',
  'not_member',
] as const
export type UnrankedReason = (typeof UNRANKED_REASONS)[number]

/** Why a result stands in no ranking. */
export const UNRANKED: Record<UnrankedReason, string> = {
  no_play: '找不到這一局的開局紀錄',
  impossible: '這一局的過程和題目對不起來',
  too_late: '超過了這個活動的作答時間',
  too_fast: '作答時間比這個遊戲可能的最短時間還短',
  superseded: '這個帳號之後又開了另一局',
  unverified: '這個活動要一題一題由網站查核，這一局不是這樣玩的',
  unfinished: '這一局沒有玩完',
  visitor: '登入並報名後，成績才會列入排行榜',
  not_registered: '還沒有報名這個活動',
  practice: '練習活動不排名',
  disqualified: '主辦單位取消了這筆成績',
  not_member: '這是班級競賽，只有兩班的同學列入成績',
}

const two = (number: number): string => String(number).padStart(2, '0')

/** 02:07, as a clock in play; from an hour on 1:02:07. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** 02:07.35, as results and rankings have it. */
export const timeText = (ms: number): string => `${clockText(ms)}.${two(Math.floor(ms / 10) % 100)}`

/** What was gained in a game: 30 分, 120 元, or 12.35 秒 where time is ranked. */
export function gainText(gameId: number, gain: number): string {
  if (gameId === 4) return `${(gain / 1000).toFixed(2)} 秒`
  return `${gain.toLocaleString('zh-TW')} ${gameId === 3 ? '元' : '分'}`
}

/** The times of both levels by a game's verdict; nothing of games that have none, or of a level that was not passed. */
export function levelTimes(verdict: unknown): { level_1_time_text?: string; level_2_time_text?: string } {
  const levels = typeof verdict === 'object' && verdict !== null ? Reflect.get(verdict, 'levels') : undefined
  if (!Array.isArray(levels)) return {}
  const [first, second] = levels.map((level: unknown) => {
    if (typeof level !== 'object' || level === null || Reflect.get(level, 'passed') !== true) return undefined
    const time: unknown = Reflect.get(level, 'time')
    return typeof time === 'number' ? timeText(time) : undefined
  })
  return { ...(first && { level_1_time_text: first }), ...(second && { level_2_time_text: second }) }
}

/** 還有 3 天 2 小時 until a moment: two units, the smaller one from where it begins. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return `${days} 天 ${hours % 24} 小時`
  if (hours > 0) return `${hours} 小時 ${minutes % 60} 分`
  return `${minutes} 分 ${two(seconds % 60)} 秒`
}
