/** Names an item of self-study in locks and among the versions that are kept. */
export const STUDY_ITEM = 'study_item'
