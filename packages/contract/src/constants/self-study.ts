/** What is learnt by oneself, as addresses and punches name it, in the order of the hub. */
/** So many books are kept; those that were opened longest ago go first. */
export const BOOK_PLACES_MAX = 200

export const PRACTICE_TYPES = ['listening', 'speaking', 'reading', 'writing', 'ai_judging'] as const
export type PracticeType = (typeof PRACTICE_TYPES)[number]

export const PRACTICE_NAMES: Record<PracticeType, string> = {
  listening: '聽力',
  speaking: '口說',
  reading: '閱讀',
  writing: '寫作',
  ai_judging: 'AI 評分',
}

/** A day's goal: three areas of five minutes or fifteen in all, one of both alone, or none. */
export const GOAL_KINDS = ['either', 'areas', 'minutes', 'off'] as const
export type GoalKind = (typeof GOAL_KINDS)[number]
export const GOAL = { areas: 3, area_minutes: 5, minutes: 15 } as const

/** Kinds of material: AI judging takes the sentences of speaking. */
export const STUDY_KINDS = ['listening', 'speaking', 'reading', 'writing', 'classroom_term'] as const
export type StudyKindName = (typeof STUDY_KINDS)[number]

/** The kind of material that a part practises with. */
export const kindOfPractice = (type: PracticeType): StudyKindName =>
  type === 'ai_judging' ? 'speaking' : type

/** Who may speak in a dialogue: a drawing of ours for each. */
export const ROLE_FACES = [
  'boss',
  'mother',
  'girl',
  'grandmother',
  'boy',
  'teacher',
  'grandfather',
  'father',
] as const

/** How the desk calls them. */
export const FACE_NAMES: Record<(typeof ROLE_FACES)[number], string> = {
  boss: '老闆',
  mother: '媽媽',
  girl: '女孩',
  grandmother: '阿婆',
  boy: '男孩',
  teacher: '老師',
  grandfather: '阿公',
  father: '爸爸',
}

/** What the desk makes a dialogue of, and how many answers a question offers. */
export const DIALOGUES = {
  roles_min: 2,
  roles_max: 4,
  sentences_min: 6,
  sentences_max: 12,
  options_min: 2,
  options_max: 4,
} as const

/** Of this dialect, sentences to be said up to a number are one group, and those above another; an editor names them. */
export const SPEAKING_GROUPS = { dialect_id: 4, up_to: 249, first: '第一組', second: '第二組' } as const

/** What a check of listening asks: which sentence was said, which came next, who said it. */
export const CHECK_KINDS = ['said', 'order', 'who'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]

/** How many compositions somebody may keep, and how many a page of their list shows. */
export const COMPOSITIONS_MAX = 500
export const COMPOSITIONS_PAGE = 25

/** Where a picture book comes from. */
export const BOOK_TYPES = [
  { id: 1, name: '國內' },
  { id: 2, name: '國外' },
  { id: 3, name: '自編' },
] as const

/** What books are put in order by; of equals the newer come first. */
export const BOOK_SORTS = ['level', 'views'] as const
export type BookSort = (typeof BOOK_SORTS)[number]

export const BOOKS = {
  page_size: 24,
  /** Of a book, and sentences of a page in a dialect. */
  pages_min: 8,
  pages_max: 100,
  page_sentences: 3,
  /** The search button rests so long after use. */
  rest_ms: 300,
  /** The reader's bars go so long after the last sign of use, on screens at least so wide. */
  bars_ms: 2000,
  bars_from_px: 768,
  music_volume: 0.3,
  /** Of this book the extended test is closed. */
  untested_no: 3,
} as const
