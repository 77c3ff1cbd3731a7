import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { sizeText } from '../../../app/forms/size-text.ts'

const THINGS: Record<string, string> = {
  assessment: '學習評量',
  account: '帳號',
  class: '班級',
  download: '教材下載',
  event: '活動',
  event_play: '活動成績',
  faq: '常見問題',
  classroom_term: '課室用語',
  feedback: '問題回報',
  file: '檔案',
  game_room: '課堂房間',
  game_set: '遊戲題庫',
  guide: '使用說明',
  job: '背景工作',
  lesson: '課程',
  listening: '聽力教材',
  mail: '信件',
  news: '最新消息',
  reading: '閱讀教材',
  speaking: '口說教材',
  user: '使用者',
  writing: '寫作教材',
}

const DEEDS: Record<string, string> = {
  accept: '核准報名',
  approved: '審查：可以發布',
  arrange: '排列模組',
  accounts: '建立班級帳號',
  admin: '由主機設為系統管理員',
  category: '修改類別',
  comment: '留言',
  comment_done: '處理留言',
  competition: '查看競賽成績',
  copy: '複製到另一腔',
  delete: '刪除',
  destroy: '刪除',
  disqualify: '取消成績',
  end: '結束',
  erase: '刪除帳號',
  export: '匯出',
  fetch: '匯入成草稿',
  groups: '修改分組名稱',
  h5p: '匯入 H5P',
  import: '匯入',
  lock: '停用或恢復',
  module_copy: '複製模組',
  module_rename: '改模組的名稱',
  module_store: '新增模組',
  order: '調整順序',
  pass: '審查通過',
  pin: '發新的 PIN',
  plan: '排定發布',
  publish: '發布',
  question: '改一題',
  reject: '不核准報名',
  remove: '移除',
  reply: '回覆',
  resend: '重寄',
  restore: '還原',
  retry: '再試一次',
  returned: '審查：退回修改',
  revert: '回到先前的版本',
  review: '送審',
  roles: '變更權限',
  store: '新增',
  students: '查看學生名單',
  table: '用表格匯入模組',
  taken_back: '收回送審',
  teacher: '審核教師身分',
  theme: '新增或修改主題',
  theme_destroy: '刪除主題',
  undo: '恢復成績',
  update: '修改',
  unplan: '取消排定的發布',
  upload: '上傳',
  withdraw: '下架',
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
  begin_at: '開始時間',
  book_type: '手冊',
  categories: '分類',
  category: '類別',
  category_id: '類別',
  content: '內容',
  count: '人數',
  description: '說明',
  dialect_id: '腔調',
  email: '電子郵件',
  end_at: '結束時間',
  event_game_id: '活動類型',
  enableDialectSelector: '腔調選單',
  enableLevelSelector: '級別選單',
  extension: '檔案格式',
  file: '檔案',
  file_id: '檔案',
  files: '檔案',
  first: '第一組名稱',
  href: '連結',
  icon: '圖示',
  image: '圖片',
  is_highlighted: '置頂',
  is_practice: '練習活動',
  is_published: '公開',
  items: '項目',
  lesson_no: '課次',
  lessons: '課數',
  output: '結果',
  rows: '列數',
  level_no: '級別',
  locked: '停用',
  name: '名稱',
  needs_approval: '報名需要審核',
  needs_email: '報名需要電子郵件',
  no: '順序',
  note: '內部備註',
  order: '順序',
  participators: '參加對象',
  publish_date: '發布日期',
  question: '問題',
  reason: '原因',
  quiz_length: '題數',
  rank_requires: '成績查核',
  question_text: '問題',
  reply: '回覆',
  release_note: '上架預告',
  resend: '重寄',
  roles: '權限',
  school: '學校',
  school_id: '所屬學校',
  school_name: '所屬學校',
  second: '第二組名稱',
  semester_full_name: '學年學期',
  semester_no: '學期',
  size: '檔案大小',
  status: '狀態',
  step_no: '年級',
  subcategory: '細項',
  targets: '對象說明',
  teacher: '教師身分',
  text: '名稱',
  time_limit: '時間限制',
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
