import type { StudyHistory } from '@hakka/contract/account'
import { useStudyHistory } from '../recorder/use-study-history.ts'
import { useVisitor } from '../visitor.ts'

/** Today's minutes by area; a visitor has none, and of a user they are not known until the server has said. */
export interface Today {
  known: boolean
  userId: number | null
  minutes: StudyHistory['today'] | undefined
  total: number
  /** The most that one page counts. */
  most: number | undefined
}

export function useToday(): Today {
  const userId = useVisitor().user?.id ?? null
  const history = useStudyHistory(userId)
  return {
    known: history !== undefined,
    userId,
    minutes: history?.today,
    total: history?.today_minutes ?? 0,
    most: history?.max_minutes,
  }
}
