export const CAROUSEL_INTERVAL_MS = 5000

export const CAROUSEL_TRANSITION_MS = 1000

export const HOME_SELF_STUDY_MAX = 8

export const HOME_DOWNLOADS_MAX = 3
