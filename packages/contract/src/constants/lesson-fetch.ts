/** So many lessons may be fetched in one go: semesters × dialects × lessons × types. */
export const FETCH_MAX = 100
