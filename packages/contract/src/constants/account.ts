/** Roles a visitor may register as, and the staff roles an administrator gives (design: roles and permissions). */
export const ROLES = [
  { id: 1, code: 'admin', name: '系統管理員' },
  { id: 2, code: 'staff', name: '編輯人員' },
  { id: 4, code: 'teacher', name: '教師' },
  { id: 5, code: 'student', name: '學生' },
  { id: 7, code: 'parent', name: '家長' },
  { id: 8, code: 'public', name: '一般民眾' },
] as const

/** Verification mail: how long its button rests after a click. */
export const RESEND_SECONDS = 90

/** Characters of a new password: staff have more to lose. */
export const PASSWORD_LENGTH = { min: 8, staff_min: 12, max: 128 } as const

/** Roles that a visitor may register as, in the order they are offered in. */
export const REGISTER_ROLE_IDS = [8, 5, 4, 7] as const

/** Accounts of other sites that open an account here. `field` is the name in `/api/my/account/json`. */
export const LOGIN_PROVIDERS = [
  { provider: 'edu', field: 'eduCloud', name: '教育雲端帳號' },
  { provider: 'google', field: 'googleOauth', name: 'Google 帳號' },
] as const

export type LoginProvider = (typeof LOGIN_PROVIDERS)[number]['provider']

/** How a login or a binding by such an account ended, where it did not succeed. */
export const LOGIN_RESULTS = {
  closed: '這種登入方式尚未開放',
  unavailable: '目前連不上對方的登入服務，請稍後再試',
  cancelled: '你取消了登入',
  refused: '登入沒有完成，請再試一次',
  expired: '登入逾時，請再試一次',
  taken: '這個帳號已經綁定了另一個客語學堂帳號',
  other_bound: '你已經綁定了同一種帳號，請先解除綁定',
  login_required: '請先登入，再綁定帳號',
} as const

export type LoginResult = keyof typeof LOGIN_RESULTS

/** Name of the message that the window of a binding posts to the page that opened it. */
export const BINDING_MESSAGE = 'hakka.binding'

export const BINDING_WINDOW = { width: 400, height: 600 } as const
