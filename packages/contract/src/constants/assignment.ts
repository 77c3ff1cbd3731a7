/** What an assignment is made of; each is one column of its report. */
export const ASSIGNMENT_THINGS = ['module', 'dialogue', 'speaking', 'book', 'cloze_set', 'game'] as const

/** What a teacher assigns: a lesson or a theme is taken apart into its things. */
export const ASSIGNABLES = ['lesson', 'listening', 'speaking', 'book', 'writing', 'game'] as const

/** 練習 tells at once what is right; 測驗 once it is handed in. */
export const ASSIGNMENT_MODES = ['practice', 'test'] as const

/** Bounds, and the share of the points below which somebody needs help. */
export const ASSIGNMENTS = { items: 60, note: 500, of_class: 1000, due_days: 400, help_below: 70 } as const

/** How far a pupil is with a thing. `not_asked`: it is not hers to do. */
export const WORK_STATES = ['not_asked', 'not_started', 'doing', 'done', 'needs_help'] as const
