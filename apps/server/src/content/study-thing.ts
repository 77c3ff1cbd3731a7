/** Names an item of self-study in locks and among the versions that are kept. */
export const STUDY_ITEM = 'study_item'

/** The same of a theme, and of its parts. */
export const STUDY_THEME = 'study_theme'
