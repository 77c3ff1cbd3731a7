import type { MenuLesson } from '@hakka/contract/lesson'
import { useEffect, useState } from 'react'
import { loadProgress, type Progress } from '../../../app/attempts/progress.ts'
import { useVisitor } from '../../../app/visitor.ts'

export type LessonState = 'done' | 'started' | 'new' | 'missing'

/** Which modules the learner has finished and begun, lesson by lesson; empty until the page is alive. */
export function useProgress(): Progress {
  const { user } = useVisitor()
  const [progress, setProgress] = useState<Progress>(() => new Map())
  useEffect(() => {
    let current = true
    void loadProgress(user?.id ?? null).then((loaded) => {
      if (current) setProgress(loaded)
    })
    return () => {
      current = false
    }
  }, [user])
  return progress
}

export interface LessonMarks {
  state: LessonState
  /** How many modules are finished. */
  done: number
  /** How many of them are exercises whose first answers were not all right. */
  missed: number
}

export function stateOf(lesson: MenuLesson, progress: Progress): LessonMarks {
  if (lesson.id === null) return { state: 'missing', done: 0, missed: 0 }
  const { done: finished, begun } = progress.get(lesson.id) ?? {}
  const own = [...(finished?.values() ?? [])]
  const missed = own.filter((result) => result && result.earned < result.total).length
  const done = own.length
  if (done >= lesson.module_count && done > 0) return { state: 'done', done: lesson.module_count, missed }
  return { state: done > 0 || begun?.size ? 'started' : 'new', done, missed }
}
