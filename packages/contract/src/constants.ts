/** Business constants of the specification (1-core §1, §3, §9). Browser and server share them. */

export const DIALECTS = [
  { id: 1, name: '四縣腔', short_name: '四' },
  { id: 2, name: '海陸腔', short_name: '海' },
  { id: 3, name: '大埔腔', short_name: '大' },
  { id: 4, name: '饒平腔', short_name: '平' },
  { id: 5, name: '詔安腔', short_name: '安' },
  { id: 6, name: '南四縣腔', short_name: '南' },
] as const

export const DEFAULT_DIALECT_ID = 1
export const DIALECT_COUNT = DIALECTS.length

/** `lesson_num` is the number of lessons in each unit. */
export const LEVELS = [
  { no: 1, name: 'Ⅰ級教材', title: '國小 1–2 年級', lesson_num: 6, steps: [1, 2], units: 4 },
  { no: 2, name: 'Ⅱ級教材', title: '國小 3–4 年級', lesson_num: 3, steps: [3, 4], units: 4 },
  { no: 3, name: 'Ⅲ級教材', title: '國小 5–6 年級', lesson_num: 3, steps: [5, 6], units: 4 },
  { no: 4, name: 'Ⅳ級教材', title: '國中 1–3 年級', lesson_num: 6, steps: [7, 8, 9], units: 6 },
  { no: 5, name: 'Ⅴ級教材', title: '高中', lesson_num: 10, steps: [10, 11, 12], units: 6 },
] as const

export const STEP_MAX = 12
export const LESSON_NUM_MAX = 10
export const UNIT_MAX = 6

export const LESSON_TYPES = [
  { no: 1, name: '基礎' },
  { no: 2, name: '進階' },
] as const

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** 第一課 to 第十課. */
export const lessonName = (no: number) => `第${NUMERALS[no - 1] ?? no}課`

/** 單元一 to 單元六. */
export const partName = (no: number) => `單元${NUMERALS[no - 1] ?? no}`

/** 五年級上學期; semester 1 is the first half. */
export const semesterName = (step: number, semester: number) =>
  `${NUMERALS[step - 1] ?? step}年級${semester === 1 ? '上' : '下'}學期`

/** 國小一年級 to 高中三年級, of school year 1 to 12. */
export function gradeName(no: number): string {
  const [stage, first] = no <= 6 ? ['國小', 1] : no <= 9 ? ['國中', 7] : ['高中', 10]
  return `${stage}${NUMERALS[no - first] ?? no}年級`
}

export const dialectName = (id: number) => DIALECTS.find((dialect) => dialect.id === id)?.name ?? ''

/** Level of a school year (step 1–12): 1–2 → 1, 3–4 → 2, 5–6 → 3, 7–9 → 4, 10–12 → 5. */
export function levelOfStep(step: number): number {
  return LEVELS.find((level) => level.steps.some((own) => own === step))?.no ?? LEVELS.length
}

/** A unit of a level: the school year and semester it is taught in, and its names. */
export interface Unit {
  level_no: number
  part_no: number
  part_name: string
  step_no: number
  semester_no: number
  /** 五年級上學期; on level 5 the credit, 必修 1 … 選修 4. */
  name: string
}

/** The units of a level: part n is (first step + ⌊(n−1)/2⌋, semester 1 for odd n, 2 for even). */
export function unitsOf(levelNo: number): Unit[] {
  const level = LEVELS.find((own) => own.no === levelNo)
  if (!level) return []
  return Array.from({ length: level.units }, (_, index) => {
    const step_no = level.steps[0] + Math.floor(index / 2)
    const semester_no = (index % 2) + 1
    const credit = index < 2 ? `必修 ${index + 1}` : `選修 ${index - 1}`
    return {
      level_no: levelNo,
      part_no: index + 1,
      part_name: partName(index + 1),
      step_no,
      semester_no,
      name: levelNo === LEVELS.length ? credit : semesterName(step_no, semester_no),
    }
  })
}

/** The unit taught in a school year and semester. */
export function unitAt(step: number, semester: number): Unit | undefined {
  return unitsOf(levelOfStep(step)).find((unit) => unit.step_no === step && unit.semester_no === semester)
}

/** Activity 1 is A, 2 is B, 3 is C. */
export const activityLetter = (activityNo: number) => ['A', 'B', 'C'][activityNo - 1] ?? '?'

export const VIEW_MODES = { one_page: 1, slide: 2 } as const

/** For so many days what was deleted at the desk can be brought back; then it is gone for good. */
export const DELETED_DAYS = 30
export const REQUEST_TIMEOUT_MS = 30_000
/** A call that sends a file: 200 MB over a school's line take their time. */
export const UPLOAD_TIMEOUT_MS = 15 * 60_000
export const TOAST_MS = 3000
export const REACTABLE_RETURN_MS = 750
/** §9: how long a wrong pick of recover_sentence shows. */
export const RECOVER_SENTENCE_FAILED_MS = 1000
/** How long a video of another site may take to appear before a sentence and a link stand there. */
export const EMBED_TIMEOUT_MS = 10_000

/** Word games (1-core §4, §5, §9; 0-reading §4); the numbers are those of the games, times in milliseconds. */
export const WORD_GAMES = {
  distractors: 3,
  advance_ms: 1000,
  pair_clear_ms: 1000,
  words_per_round: 6,
  shuffle_seconds: 10,
  shuffle_min: 5,
  shuffle_max: 60,
  popup_ms: 2000,
  clear_shake_ms: 500,
  pick_shake_ms: 200,
  /** Not in the specification: what a child's patience holds in one go. Playing again deals others. */
  questions_max: 10,
  rounds_max: 2,
  clear_max: 5,
} as const

export const CAROUSEL_INTERVAL_MS = 5000
export const CAROUSEL_TRANSITION_MS = 1000
export const HOME_SELF_STUDY_MAX = 8
export const HOME_DOWNLOADS_MAX = 3

/** Pupils' recordings: mono WAV at 16 kHz (§9), at most a minute. */
export const RECORDING_RATE = 16_000
export const RECORDING_SECONDS_MAX = 60
/** A score above it is applauded; the button rests after a request (§9). Only these dialects are judged (§5). */
export const JUDGE_APPLAUSE_ABOVE = 60
export const JUDGE_REST_MS = 1000
export const JUDGED_DIALECTS: readonly number[] = [1, 2]
/** What one judgement takes: bytes and seconds of its WAV file, words, syllables, characters of a word. */
export const JUDGE = { bytes: 6 * 1024 * 1024, seconds: 30, words: 60, syllables: 60, text: 100 } as const

export const PUNCH_INTERVAL_SECONDS = 30
export const MAX_RECORDABLE_MINUTES = 60

/** Pages whose time is kept, as `page_code` of a punch, with the areas they are summed under. */
export const PAGE_CODES = [
  'lesson',
  'classroom_term',
  'self_study.listening',
  'self_study.speaking',
  'self_study.reading',
  'self_study.writing',
  'self_study.ai_judging',
] as const

export const STUDY_AREAS = ['lesson', 'listening', 'speaking', 'reading', 'writing', 'ai_judging'] as const

/** Roles a visitor may register as, and the staff roles an administrator gives (design: roles and permissions). */
export const ROLES = [
  { id: 1, code: 'admin', name: '系統管理員' },
  { id: 2, code: 'staff', name: '編輯人員' },
  { id: 4, code: 'teacher', name: '教師' },
  { id: 5, code: 'student', name: '學生' },
  { id: 7, code: 'parent', name: '家長' },
  { id: 8, code: 'public', name: '一般民眾' },
] as const

/** Taiwan's 22 cities and counties, from north to south and then across the sea; the number is the row's id. */
export const CITIES = [
  { id: 1, name: '臺北市' },
  { id: 2, name: '新北市' },
  { id: 3, name: '基隆市' },
  { id: 4, name: '桃園市' },
  { id: 5, name: '新竹市' },
  { id: 6, name: '新竹縣' },
  { id: 7, name: '苗栗縣' },
  { id: 8, name: '臺中市' },
  { id: 9, name: '彰化縣' },
  { id: 10, name: '南投縣' },
  { id: 11, name: '雲林縣' },
  { id: 12, name: '嘉義市' },
  { id: 13, name: '嘉義縣' },
  { id: 14, name: '臺南市' },
  { id: 15, name: '高雄市' },
  { id: 16, name: '屏東縣' },
  { id: 17, name: '宜蘭縣' },
  { id: 18, name: '花蓮縣' },
  { id: 19, name: '臺東縣' },
  { id: 20, name: '澎湖縣' },
  { id: 21, name: '金門縣' },
  { id: 22, name: '連江縣' },
] as const

/** Verification mail (2-study §9): how long its button rests after a click. */
export const RESEND_SECONDS = 90

/** Characters of a new password: staff have more to lose. */
export const PASSWORD_LENGTH = { min: 8, staff_min: 12, max: 128 } as const

/** What an administrator may give, each with what it is for. */
export const STAFF_ROLES = [
  { code: 'admin', name: '系統管理員', note: '所有功能，以及設定權限、查看操作紀錄' },
  { code: 'lesson_editor', name: '課程編輯', note: '編輯課程與活動' },
  {
    code: 'selfstudy_editor',
    name: '自主學習編輯',
    note: '編輯聽、說、讀、寫教材，上傳學習評量，編輯課室用語',
  },
  { code: 'audio_editor', name: '音檔編輯', note: '更換聽力與口說的音檔' },
  { code: 'content_editor', name: '內容編輯', note: '編輯常見問題、使用說明與教材下載' },
  { code: 'news_editor', name: '消息編輯', note: '編輯與發布最新消息' },
  { code: 'event_manager', name: '活動管理', note: '建立、刪除與審核活動' },
  { code: 'feedback_handler', name: '問題回報處理', note: '查看與回覆問題回報' },
  { code: 'support', name: '客服', note: '查看使用者、確認教師身分、管理即時牆' },
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]['code']

/** Roles that a visitor may register as (1-core §2), in the order they are offered in. */
export const REGISTER_ROLE_IDS = [8, 5, 4, 7] as const

/** Accounts of other sites that open an account here. `field` is the name in `/api/my/account/json`. */
export const LOGIN_PROVIDERS = [
  { provider: 'edu', field: 'eduCloud', name: '教育雲端帳號' },
  { provider: 'google', field: 'googleOauth', name: 'Google 帳號' },
] as const
export type LoginProvider = (typeof LOGIN_PROVIDERS)[number]['provider']

/** How a login or a binding by such an account ended, where it did not succeed. */
export const LOGIN_RESULTS = {
  closed: '這種登入方式尚未開放',
  unavailable: '目前連不上對方的登入服務，請稍後再試',
  cancelled: '你取消了登入',
  refused: '登入沒有完成，請再試一次',
  expired: '登入逾時，請再試一次',
  taken: '這個帳號已經綁定了另一個客語學堂帳號',
  other_bound: '你已經綁定了同一種帳號，請先解除綁定',
  login_required: '請先登入，再綁定帳號',
} as const
export type LoginResult = keyof typeof LOGIN_RESULTS

/** Name of the message that the window of a binding posts to the page that opened it (2-study §4). */
export const BINDING_MESSAGE = 'hakka.binding'
export const BINDING_WINDOW = { width: 400, height: 600 } as const

/** Upper bounds of text fields, in graphemes. */
export const BOUNDS = {
  title: 100,
  name: 50,
  description: 2000,
  composition: 5000,
  feedback: 5000,
  email: 254,
  phone: 20,
  keyword: 50,
  username: 254,
  password: 128,
} as const

/** 1-core §3: module type ids of the classroom games, by lesson module type. */
export const CLASSROOM_GAMES = { slido_postit: 1, slido_word_cloud: 2, ranking_bar: 7 } as const
export type ClassroomType = keyof typeof CLASSROOM_GAMES

const KB = 1024
const MB = 1024 * KB
/** Of a body beside its files: short fields, texts of some thousand characters, HTML; of a page's form with its files. */
export const BODY_BYTES = { fields: 64 * KB, texts: 256 * KB, html: MB, page_with_files: 6 * MB } as const

/** What may be uploaded (0-reading): bytes of each file, and how large a picture may be drawn. */
export const UPLOADS = {
  image_bytes: 10 * MB,
  image_pixels: 25_000_000,
  screenshots: 5,
  pdf_bytes: 50 * MB,
  download_bytes: 200 * MB,
  sound_bytes: 30 * MB,
  sound_seconds: 600,
} as const

/** 1-core §2, §3 News. Tabs by the name their address has. */
export const NEWS_CATEGORIES = [
  { id: 1, name: '未分類' },
  { id: 2, name: '快訊' },
  { id: 3, name: '公告' },
  { id: 4, name: '活動' },
] as const
export const NEWS_TABS = ['latest', 'announcement', 'global', 'school'] as const
export type NewsTab = (typeof NEWS_TABS)[number]
export const NEWS_PAGE_SIZE = 20

export const newsCategoryName = (id: number) => NEWS_CATEGORIES.find((own) => own.id === id)?.name ?? '未分類'

/** Handbooks of an assessment, by `book_type`. */
export const BOOK_NAMES = { teacher: '教師手冊', student: '學生手冊' } as const

/** Pictures that a category of the FAQ may have, by the name that is stored. */
export const FAQ_ICONS = [
  'account',
  'class',
  'device',
  'dialect',
  'download',
  'game',
  'help',
  'lesson',
  'progress',
  'record',
  'report',
  'sound',
] as const
export type FaqIcon = (typeof FAQ_ICONS)[number]

/** FAQ and guide: categories of a document, items of a category, bytes of a stored piece of HTML. */
export const HELP = { categories: 30, items: 100, html: 100_000 } as const

/** 1-core §3, §4 Feedback. */
export const FEEDBACK_CATEGORIES = [
  { id: 1, name: '網站資訊' },
  { id: 2, name: '操作流程' },
  { id: 3, name: '教學內容' },
  { id: 4, name: '主題架構' },
  { id: 5, name: '其他建議' },
] as const
/** Of category 3, in which one of them is chosen. */
export const FEEDBACK_SUBCATEGORIES = [
  { id: '3-1', name: '客語用字錯誤' },
  { id: '3-2', name: '客語拼音錯誤' },
  { id: '3-3', name: '發音錯誤' },
  { id: '3-4', name: '音檔與文字不符' },
  { id: '3-5', name: '其他' },
] as const
export const FEEDBACK_TYPES = [
  { id: 'text', name: '文字' },
  { id: 'sound', name: '聲音' },
  { id: 'image', name: '圖片' },
  { id: 'video', name: '影片' },
  { id: 'exercise', name: '練習' },
  { id: 'other', name: '其他' },
] as const
/** By number; what is deleted is hidden from the public. */
export const FEEDBACK_STATUSES = ['未處理', '處理中', '已完成', '已刪除'] as const
export const FEEDBACK = {
  /** The category that has subcategories, and those that ask which dialect it is about. */
  content_category: 3,
  dialect_categories: [3, 4] as readonly number[],
  url: 2000,
  attachments: 5,
  page_size: 20,
  /** The month filter lists so many (1-core §9). */
  months: 6,
  thanks_ms: 3000,
  fade_ms: 500,
} as const
/** 1-core §5, by field: said by the form and by the server. */
export const FEEDBACK_FAULTS = {
  email: '請輸入電子郵件',
  content: '請輸入問題描述',
  url: '請輸入問題網址',
  category: '請選擇問題分類',
  dialects: '請選擇腔調',
  subcategory: '請選擇問題子分類',
} as const

export const feedbackCategoryName = (id: number) =>
  FEEDBACK_CATEGORIES.find((own) => own.id === id)?.name ?? ''
export const feedbackSubcategoryName = (id: string | null) =>
  FEEDBACK_SUBCATEGORIES.find((own) => own.id === id)?.name ?? ''

/** 1-core §3 Search result: 國小, 國中, 高中, and 基礎, 進階, 自學, by the names that calls use. */
export const COURSE_GRADES = ['primary', 'junior', 'senior'] as const
export type CourseGrade = (typeof COURSE_GRADES)[number]
export const COURSE_GRADE_NAMES: Record<CourseGrade, string> = {
  primary: '國小',
  junior: '國中',
  senior: '高中',
}
export const COURSE_TYPES = ['basic', 'advanced', 'self_study'] as const
export type CourseType = (typeof COURSE_TYPES)[number]
export const COURSE_TYPE_NAMES: Record<CourseType, string> = {
  basic: '基礎',
  advanced: '進階',
  self_study: '自學',
}
/** Cards of a page of found courses, and how many are recommended where nothing was. */
export const SEARCH = { page_size: 24, recommends: 8, matches: 2 } as const

export const gradeOfStep = (step: number): CourseGrade =>
  step > 9 ? 'senior' : step > 6 ? 'junior' : 'primary'

/** Dictionary: characters of a text that is looked up, entries of a list's page, and bounds of its lists. */
export const DICTIONARY = { lookup_text: 200, page_size: 30, derived: 300, suggestions: 8 } as const

/** 1-core §4, §9: a pause in typing of so long, then suggestions. */
export const PINYIN_PAUSE_MS = 300
/** 1-core §2: what the keypad offers. */
export const KEYPAD = {
  tones: ['ˊ', 'ˇ', 'ˋ', '^', '+'],
  full: ['，', '。', '、', '；', '：', '？', '！', '「', '」', '『', '』', '（', '）'],
  half: [',', '.', ';', ':', '?', '!', '"', "'", '(', ')'],
} as const
