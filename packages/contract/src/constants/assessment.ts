/** Handbooks of an assessment, by `book_type`. */
export const BOOK_NAMES = { teacher: '教師手冊', student: '學生手冊' } as const
