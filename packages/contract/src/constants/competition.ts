/** The four teams; their numbers are those of the flags. */
export const TEAMS = [
  { id: 1, name: '火焰之光隊' },
  { id: 2, name: '阿啾火箭隊' },
  { id: 3, name: '方口獅吼隊' },
  { id: 4, name: '山口太太隊' },
] as const

export const teamName = (flagId: number): string => TEAMS.find(({ id }) => id === flagId)?.name ?? ''

/** How a competition is won. */
export const CONDITIONS = [
  {
    id: 1,
    name: '全隊平均',
    rule: '每個人取最好的一次，算玩過的人的平均。全班要有 30% 以上的人玩過才算。',
    fits: '適合想讓每個人都參加的班級。',
  },
  { id: 2, name: '個人最高', rule: '全班最好的那一次。', fits: '適合找高手對決。' },
  {
    id: 3,
    name: '前三名平均',
    rule: '全班前三名的平均，不到三個人玩，少的算 0 分。',
    fits: '適合選三位代表。',
  },
] as const

export const AGREE = { pending: 0, accepted: 1, rejected: 2 } as const

/** In a competition, whose player somebody is. */
export const SIDE = { home: 1, away: 2 } as const

export const COMPETITION = {
  /** Of one class, of those that are not over. */
  open: 20,
  /** Rows of a list, the latest first. */
  listed: 200,
  /** Shown of each team. */
  top: 3,
  /** Of a hundred pupils of a class so many have to have played, or its average is none. */
  share: 30,
  days: 366,
  /** A public page asks anew no more often. */
  refresh_ms: 10_000,
} as const

/** How many of a class have to have played, for its average to count. */
export const playersNeeded = (size: number): number =>
  Math.max(1, Math.ceil((size * COMPETITION.share) / 100))

/** Where a competition is, as lists and pages say it. */
export const COMPETITION_STATES = {
  pending: '等待回覆',
  rejected: '對方拒絕配對',
  coming: '尚未開始',
  running: '進行中',
  ended: '已結束',
} as const
export type CompetitionState = keyof typeof COMPETITION_STATES

/** @param agree `agree_status` */
export function competitionState(
  { agree, begin, end }: { agree: number; begin: number; end: number },
  now: number,
): CompetitionState {
  if (agree === AGREE.rejected) return 'rejected'
  if (now >= end) return 'ended'
  if (agree === AGREE.pending) return 'pending'
  return now < begin ? 'coming' : 'running'
}
