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

/** Pages of a history: what was studied, what was played. */
export const HISTORY_PAGE = 100

/** Kinds of records, as a history's filter names them: the areas, and classroom terms, which have no bar of their own. */
export const HISTORY_CATEGORIES = [
  { id: 'lesson', name: '課程' },
  { id: 'listening', name: '聽力' },
  { id: 'speaking', name: '口說' },
  { id: 'reading', name: '閱讀' },
  { id: 'writing', name: '寫作' },
  { id: 'ai_judging', name: 'AI 評分' },
  { id: 'classroom_term', name: '課室用語' },
] as const
export type HistoryCategory = (typeof HISTORY_CATEGORIES)[number]['id']

/** How long single records are kept; what they add up to stays. */
export const STUDY_RECORD_DAYS = 400
