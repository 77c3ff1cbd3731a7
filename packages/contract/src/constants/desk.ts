/** For so many days what was deleted at the desk can be brought back; then it is gone for good. */
export const DELETED_DAYS = 30

/** What an administrator may give, each with what it is for. */
export const STAFF_ROLES = [
  { code: 'admin', name: '系統管理員', note: '所有功能，以及設定權限、查看操作紀錄' },
  { code: 'lesson_editor', name: '課程編輯', note: '編輯課程與活動' },
  {
    code: 'selfstudy_editor',
    name: '自主學習編輯',
    note: '編輯聽、說、讀、寫教材，上傳學習評量，編輯課室用語',
  },
  { code: 'audio_editor', name: '音檔編輯', note: '更換聽力、口說與繪本的音檔' },
  { code: 'content_editor', name: '內容編輯', note: '編輯常見問題、使用說明與教材下載' },
  { code: 'news_editor', name: '消息編輯', note: '編輯與發布最新消息' },
  { code: 'event_manager', name: '活動管理', note: '建立、刪除與審核活動' },
  { code: 'feedback_handler', name: '問題回報處理', note: '查看與回覆問題回報' },
  { code: 'support', name: '客服', note: '查看使用者、確認教師身分、管理即時牆' },
] as const

export type StaffRole = (typeof STAFF_ROLES)[number]['code']
