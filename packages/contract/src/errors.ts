/**
 * The one table of errors: stable code → HTTP status → Chinese text.
 * The server answers `{ code, message, errors? }` with that status; the browser falls back to the same texts by status.
 */
export const ERRORS = {
  bad_request: { status: 400, message: '客戶端錯誤，請檢查您的請求' },
  login_required: { status: 401, message: '請先登入' },
  login_failed: { status: 422, message: '帳號或密碼不正確' },
  login_locked: { status: 429, message: '登入失敗次數過多，請於 15 分鐘後再試' },
  forbidden: { status: 403, message: '您沒有權限執行此操作' },
  csrf: { status: 403, message: '頁面已過期，請重新整理後再試一次' },
  /** Of the browser's own: another user has logged in since the page was opened. */
  other_user: { status: 403, message: '這個瀏覽器已經換成別的帳號登入' },
  not_found: { status: 404, message: '找不到該資源' },
  method_not_allowed: { status: 405, message: '客戶端錯誤，請檢查您的請求' },
  timeout: { status: 408, message: '請求逾時' },
  conflict: { status: 409, message: '資料已被其他人更新，請重新載入後再試' },
  too_large: { status: 413, message: '送出的資料太大' },
  unsupported_media: { status: 415, message: '客戶端錯誤，請檢查您的請求' },
  validation: { status: 422, message: '請檢查輸入內容' },
  judge_no_file: { status: 422, message: '找不到錄音檔' },
  judge_dialect: { status: 422, message: 'AI 評分僅支援四縣腔與海陸腔' },
  judge_not_wav: { status: 422, message: '這個錄音檔讀不出來，請重新錄一次' },
  judge_silence: { status: 422, message: '沒有聽到聲音。靠近麥克風一點，大聲一點，再錄一次' },
  judge_no_speech: { status: 422, message: '沒有聽清楚。找個安靜的地方，把字唸出來，再錄一次' },
  judge_too_short: { status: 422, message: '錄音太短了。等開始錄音之後，再把整句唸完' },
  judge_too_long: { status: 422, message: '錄音太長了。一次唸一個詞或一句話就好' },
  judge_clipped: { status: 422, message: '聲音太大，錄到破音了。離麥克風遠一點，再錄一次' },
  judge_bad_pinyin: { status: 422, message: '看不懂這個詞的拼音，沒有辦法評分' },
  judge_busy: { status: 429, message: '現在很多人在評分，請等一下再試一次' },
  rate_limited: { status: 429, message: '請求過於頻繁，請稍後再試' },
  room_unknown: { status: 404, message: '不是這個號碼，再看一次黑板' },
  room_locked: { status: 409, message: '門鎖上了，請老師開門' },
  room_full: { status: 409, message: '房間滿了' },
  /** A move that was not taken: its message is the one of `ROOM_REFUSALS`. */
  room_refused: { status: 409, message: '老師換題了，看一下黑板' },
  room_voices_full: { status: 409, message: '這個房間的錄音滿了。按「我唸了」，老師也看得到' },
  room_out: { status: 403, message: '老師請你離開這個房間了' },
  server: { status: 500, message: '伺服器錯誤，請稍後再試' },
  judge_down: { status: 503, message: 'AI 評分暫時不能用，請稍後再試' },
  storage_full: {
    status: 503,
    message: '網站的儲存空間滿了，或暫時無法寫入，這次沒有存起來。請稍後再試，或通知網站管理員',
  },
  unavailable: { status: 503, message: '伺服器錯誤，請稍後再試' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

/** What an error answer's body holds. `errors` maps a field to its messages (status 422). */
export interface ErrorBody {
  code: string
  message: string
  errors?: Record<string, string[]>
  /** The row as somebody else has saved it meanwhile (status 409). */
  current?: unknown
  /** Under which the server's log has the cause of an unknown error. */
  error_id?: string
}

/** Text for an answer that says nothing of its own, by status. */
export function messageForStatus(status: number): string {
  if (status === 403) return ERRORS.forbidden.message
  if (status === 404) return ERRORS.not_found.message
  if (status === 429) return ERRORS.rate_limited.message
  if (status >= 500) return ERRORS.server.message
  if (status >= 400) return ERRORS.bad_request.message
  return UNKNOWN_ERROR
}

export const UNKNOWN_ERROR = '發生未知錯誤'
export const TIMEOUT_ERROR = ERRORS.timeout.message
