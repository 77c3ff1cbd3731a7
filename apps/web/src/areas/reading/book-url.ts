/** The page of a book in a dialect, at a page's number. */
export const bookUrl = (id: number, dialectId: number, hash = '') =>
  `/self_study/reading/${id}?dialect_id=${dialectId}${hash}`

export const shelfUrl = (dialectId: number) =>
  `/self_study/reading/menu${dialectId === 1 ? '' : `?dialect_id=${dialectId}`}`

/** The set of writing that goes with a book. */
export const testUrl = (levelNo: number, dialectId: number, bookNo: number) =>
  `/self_study/writing?level_no=${levelNo}&dialect_id=${dialectId}&category_id=1#no-${bookNo}`
