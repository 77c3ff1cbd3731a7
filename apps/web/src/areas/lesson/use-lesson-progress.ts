import type { ModuleResult } from '@hakka/modules/host'
import { toast } from '@hakka/ui/toast.ts'
import { startTransition, useEffect, useState } from 'react'
import {
  changes,
  type LessonProgress as Done,
  joined,
  keepLocally,
  loadProgress,
  type Progress,
  sendProgress,
} from '../../app/progress.ts'

const NONE: Done = new Map()

export interface LessonProgress {
  /** Numbers of the finished modules; empty until the page is alive. */
  done: Done
  /** The last open module was finished just now, on this page. */
  justCompleted: boolean
  finish(moduleNo: number, result?: ModuleResult): void
  /** Asks for everything anew: after a visitor's work was joined. */
  reload(): void
}

/** Ticks of a lesson: a user's kept by the server, a visitor's by this browser. */
export function useLessonProgress(
  lessonId: number,
  moduleNos: readonly number[],
  userId: number | null,
): LessonProgress {
  const [kept, setKept] = useState<Progress>()
  const [added, setAdded] = useState<Progress>(() => new Map())
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: turn asks again
  useEffect(() => {
    let current = true
    void loadProgress(userId).then((progress) => {
      // A transition: the open module may still be waiting for its view.
      if (current) startTransition(() => setKept(progress))
    })
    return () => {
      current = false
    }
  }, [userId, turn])

  const before = kept?.get(lessonId) ?? NONE
  const now = added.get(lessonId) ?? NONE
  const done = joined(before, now)
  const all = (numbers: Done) => moduleNos.length > 0 && moduleNos.every((no) => numbers.has(no))
  return {
    done,
    justCompleted: kept !== undefined && all(done) && !all(before),
    finish(moduleNo, points) {
      const result = points ?? null
      if (!changes(done, moduleNo, result)) return
      const own = new Map([[moduleNo, result]])
      setAdded((map) => new Map(map).set(lessonId, joined(map.get(lessonId), own)))
      if (userId === null) return keepLocally(lessonId, moduleNo, result)
      // All of this visit's: what an earlier call failed to send goes with the next.
      sendProgress(userId, lessonId, joined(now, own)).catch(() =>
        toast({ type: 'warning', title: '還沒有存到伺服器', body: '連上網路後打開任何一課，會再送一次。' }),
      )
    },
    reload: () => setTurn((count) => count + 1),
  }
}
