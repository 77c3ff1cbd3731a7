/** 1 can be joined, and its pupils see it; 2 neither. */
export const CLASS_STATUSES = [
  { id: 1, name: '公開' },
  { id: 2, name: '未公開' },
] as const

/** What a profile calls somebody who registered as a teacher and is confirmed by nobody yet. */
export const PENDING_TEACHER = '教師（待確認）'

export const SCHOOL_CLASS = {
  /** What a class holds: pupils who are in or wait, teachers. */
  members: 200,
  teachers: 10,
  /** How many one teacher has, and how many one pupil is in. */
  taught: 100,
  joined: 20,
  /** Class accounts that are made at once. */
  accounts: 60,
  seat: 99,
  /** Characters of a group's name. */
  group: 20,
  pin_digits: 6,
} as const

/** Characters of a class's code: none that is taken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const CODE_LENGTH = 6

/** User name of a class account: the class's code and the seat, in small letters. */
export const CLASS_ACCOUNT = /^[2-9a-hj-np-z]{6}-\d{2,4}$/

/** Of a class account, minutes without use until it is logged out, and before that a warning of so long. */
export const IDLE = { minutes: 20, warning_seconds: 60 } as const

/** The last years of a school: whoever goes up from there goes to another one. */
export const STAGES = [
  { last: 6, name: '國小', next: '國中' },
  { last: 9, name: '國中', next: '高中' },
  { last: 12, name: '高中', next: '' },
] as const

export const WAYS_IN = ['code', 'link', 'account', 'moved', 'rolled'] as const
export type WayIn = (typeof WAYS_IN)[number]

/** How a pupil came, as a teacher reads it. */
export const WAY_IN_NAMES: Record<WayIn, string> = {
  code: '用班級代碼加入',
  link: '用邀請連結加入',
  account: '班級帳號',
  moved: '從別班轉來',
  rolled: '從上學年升上來',
}

/** The school year of a day in Taipei, by the Republic's count: it begins in August. */
export function schoolYearOf(now: Date): number {
  const taipei = new Date(now.getTime() + 8 * 3_600_000)
  return taipei.getUTCFullYear() - 1911 - (taipei.getUTCMonth() < 7 ? 1 : 0)
}
