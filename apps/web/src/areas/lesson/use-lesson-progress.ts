import type { LessonModule } from '@hakka/contract/lesson'
import type { FinishedWork } from '@hakka/modules/host'
import { toast } from '@hakka/ui/toast.ts'
import { startTransition, useEffect, useState } from 'react'
import { type Attempt, keepAttempt, newKey } from '../../app/attempts/attempt.ts'
import {
  changes,
  type LessonProgress as Done,
  joined,
  loadProgress,
  type Progress,
} from '../../app/attempts/progress.ts'
import { sendAttempts } from '../../app/attempts/send.ts'

const NONE: Done = new Map()

export interface LessonProgress {
  /** Numbers of the finished modules; empty until the page is alive. */
  done: Done
  /** The last open module was finished just now, on this page. */
  justCompleted: boolean
  /** @param usedMs how long the module was open */
  finish(module: LessonModule, usedMs: number, work?: FinishedWork): void
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
    finish(module, usedMs, work) {
      const attempt = attemptAt(module, usedMs, work)
      const { moduleNo, result } = attempt
      // What is read says so again whenever it is seen; an answer is a new attempt each time.
      if (!result && !changes(done, moduleNo, result)) return
      setAdded((map) => new Map(map).set(lessonId, joined(map.get(lessonId), new Map([[moduleNo, result]]))))
      if (userId === null) return keepAttempt(attempt)
      sendAttempts(userId, [attempt]).catch(() =>
        toast({ type: 'warning', title: '還沒有存到伺服器', body: '連上網路後打開任何一課，會再送一次。' }),
      )
    },
    reload: () => setTurn((count) => count + 1),
  }
}

const attemptAt = (module: LessonModule, usedMs: number, work: FinishedWork | undefined): Attempt => ({
  key: newKey(),
  lessonId: module.lesson_id,
  moduleNo: module.no,
  moduleId: module.id,
  versionId: module.version_id,
  answer: work?.answer ?? null,
  usedMs,
  doneAt: new Date().toISOString(),
  result: work?.result ?? null,
})
