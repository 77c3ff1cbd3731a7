import type { ReactNode } from 'react'

/** What the page gives a game that shows its result in its own way. */
export interface ResultProps<Verdict = unknown, Content = unknown> {
  userName: string
  dialectName: string
  score: number
  usedTimeText: string
  /** As it is read: 第 4 名, or －. */
  rank: string
  /** The rank as a number; what is ranked nowhere has none, or the one it would have. */
  place: number | undefined
  /** Who stands in the ranking. */
  players: number
  content: Content
  verdict: Verdict
  /** What can be done next, and why it may stand in no ranking. */
  children: ReactNode
}
