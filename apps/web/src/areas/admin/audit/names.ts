import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { sizeText } from '../../../app/forms/file-choice.ts'

const THINGS: Record<string, string> = {
  assessment: '學習評量',
  account: '帳號',
  download: '教材下載',
  faq: '常見問題',
  classroom_term: '課室用語',
  feedback: '問題回報',
  file: '檔案',
  guide: '使用說明',
  job: '背景工作',
  lesson: '課程',
  listening: '聽力教材',
  mail: '信件',
  news: '最新消息',
  speaking: '口說教材',
  user: '使用者',
  writing: '寫作教材',
}

const DEEDS: Record<string, string> = {
  admin: '由主機設為系統管理員',
  category: '修改類別',
  delete: '刪除',
  destroy: '刪除',
  erase: '刪除帳號',
  export: '匯出',
  import: '匯入',
  lock: '停用或恢復',
  order: '調整順序',
  reply: '回覆',
  resend: '重寄',
  restore: '還原',
  retry: '再試一次',
  revert: '回到先前的版本',
  roles: '變更權限',
  store: '新增',
  teacher: '審核教師身分',
  update: '修改',
  upload: '上傳',
}

/** `news.update` → 最新消息：修改. What has no name here is another deed of a thing that is told by its subject. */
export function actionName(action: string): string {
  const [thing = '', deed = ''] = action.split('.')
  return `${THINGS[thing] ?? '其他'}：${DEEDS[deed] ?? '其他操作'}`
}

const FIELDS: Record<string, string> = {
  answer: '解答',
  answer_text: '解答',
  attachments: '附件',
  book_type: '手冊',
  categories: '分類',
  category: '類別',
  category_id: '類別',
  content: '內容',
  description: '說明',
  dialect_id: '腔調',
  email: '電子郵件',
  enableDialectSelector: '腔調選單',
  enableLevelSelector: '級別選單',
  extension: '檔案格式',
  file: '檔案',
  file_id: '檔案',
  files: '檔案',
  href: '連結',
  icon: '圖示',
  is_highlighted: '置頂',
  is_published: '公開',
  items: '項目',
  lesson_no: '課次',
  level_no: '級別',
  locked: '停用',
  name: '名稱',
  no: '順序',
  note: '內部備註',
  order: '順序',
  publish_date: '發布日期',
  question: '問題',
  question_text: '問題',
  reply: '回覆',
  resend: '重寄',
  roles: '權限',
  school: '學校',
  school_id: '所屬學校',
  school_name: '所屬學校',
  semester_full_name: '學年學期',
  semester_no: '學期',
  size: '檔案大小',
  status: '狀態',
  step_no: '年級',
  subcategory: '細項',
  teacher: '教師身分',
  text: '名稱',
  title: '標題',
  type: '類型',
  url: '網址',
}

/** What a field of a thing is called, from the outside in: 分類第 2 個・解答. `undefined` where it has no name here. */
export function fieldName(field: string): string | undefined {
  const names: string[] = []
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ''}第 ${part} 個`)
    else if (FIELDS[part]) names.push(FIELDS[part])
    else return undefined
  }
  return names.join('・')
}

const BOOKS: Record<string, string> = { teacher: '教師手冊', student: '學生手冊' }

const FORMATS: Record<string, (value: unknown) => string | undefined> = {
  book_type: (value) => BOOKS[String(value)],
  dialect_id: (value) => DIALECTS.find(({ id }) => id === value)?.name,
  level_no: (value) => LEVELS.find(({ no }) => no === value)?.name,
  size: (value) => (typeof value === 'number' ? sizeText(value) : undefined),
}

/** A value as somebody reads it: numbers that stand for something, by its name. */
export const valueText = (field: string, value: unknown): string =>
  FORMATS[field.split('.').at(-1) ?? '']?.(value) ?? textOfValue(value)
