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
