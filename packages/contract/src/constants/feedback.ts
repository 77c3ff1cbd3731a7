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
  /** The month filter lists so many. */
  months: 6,
  thanks_ms: 3000,
  fade_ms: 500,
} as const

/** By field: said by the form and by the server. */
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
