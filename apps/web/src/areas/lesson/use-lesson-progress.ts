import { toast } from '@hakka/ui/toast.ts'
import { startTransition, useEffect, useState } from 'react'
import { keepLocally, loadProgress, type Progress, sendProgress } from '../../app/progress.ts'

const NONE: ReadonlySet<number> = new Set()

export interface LessonProgress {
  /** Numbers of the finished modules; empty until the page is alive. */
  done: ReadonlySet<number>
  /** The last open module was finished just now, on this page. */
  justCompleted: boolean
  finish(moduleNo: number): void
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
  const done = new Set([...before, ...now])
  const all = (numbers: ReadonlySet<number>) =>
    moduleNos.length > 0 && moduleNos.every((no) => numbers.has(no))
  return {
    done,
    justCompleted: kept !== undefined && all(done) && !all(before),
    finish(moduleNo) {
      if (done.has(moduleNo)) return
      setAdded((map) => new Map(map).set(lessonId, new Set(map.get(lessonId)).add(moduleNo)))
      if (userId === null) return keepLocally(lessonId, moduleNo)
      // All of this visit's: what an earlier call failed to send goes with the next.
      sendProgress(userId, lessonId, [...now, moduleNo]).catch(() =>
        toast({ type: 'warning', title: '還沒有存到伺服器', body: '連上網路後打開任何一課，會再送一次。' }),
      )
    },
    reload: () => setTurn((count) => count + 1),
  }
}
