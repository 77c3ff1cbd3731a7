import type { LessonModule } from '@hakka/contract/lesson'
import type { FinishedWork } from '@hakka/modules/host'
import { toast } from '@hakka/ui/toast.ts'
import { startTransition, useEffect, useState } from 'react'
import { keepAttempt, type ModuleAttempt, newKey } from '../../app/attempts/attempt.ts'
import { changes, type Done, joined, loadProgress, type Progress } from '../../app/attempts/progress.ts'
import { sendAttempts } from '../../app/attempts/send.ts'
import { isBegun, placeOf, subscribeWork } from '../../app/work/kept-work.ts'

const NONE: Done = new Map()

export interface LessonWork {
  /** Finished modules; empty until the page is alive. */
  done: Done
  /** Numbers of those that are under way, here or, with a login, on another device. */
  begun: ReadonlySet<number>
  /** The last open module was finished just now, on this page. */
  justCompleted: boolean
  /** @param usedMs how long the module was open */
  finish(module: LessonModule, usedMs: number, work?: FinishedWork): void
  /** Of a user the answer to a round is kept by the server too. */
  finishRound(module: LessonModule, round: number, work: FinishedWork): void
  /** Asks for everything anew: after a visitor's work was joined. */
  reload(): void
}

/** Ticks and half rings of a lesson: a user's kept by the server, a visitor's by this browser. */
export function useLessonProgress(
  lessonId: number,
  modules: readonly LessonModule[],
  userId: number | null,
): LessonWork {
  const [kept, setKept] = useState<Progress>()
  const [added, setAdded] = useState<ReadonlyMap<number, Done>>(() => new Map())
  const [turn, setTurn] = useState(0)
  const here = useBegunHere(modules, userId)

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

  const before = kept?.get(lessonId)
  const now = added.get(lessonId) ?? NONE
  const done = joined(before?.done, now)
  const all = (numbers: Done) => modules.length > 0 && modules.every(({ no }) => numbers.has(no))
  return {
    done,
    begun: new Set([...here, ...(before?.begun ?? [])]),
    justCompleted: kept !== undefined && all(done) && !all(before?.done ?? NONE),
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
    finishRound(module, round, work) {
      if (userId === null) return
      // Without a line it waits, and is said when the whole waits.
      sendAttempts(userId, [{ ...attemptAt(module, 0, work), item: round }]).catch(() => {})
    },
    reload: () => setTurn((count) => count + 1),
  }
}

/** Numbers of the modules that are under way on this device; none until the page is alive. */
function useBegunHere(modules: readonly LessonModule[], userId: number | null): readonly number[] {
  const [begun, setBegun] = useState<readonly number[]>([])
  useEffect(() => {
    const look = () =>
      startTransition(() =>
        setBegun(modules.filter((module) => isBegun(placeOf(userId, module))).map(({ no }) => no)),
      )
    look()
    return subscribeWork(look)
  }, [modules, userId])
  return begun
}

const attemptAt = (module: LessonModule, usedMs: number, work: FinishedWork | undefined): ModuleAttempt => ({
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
