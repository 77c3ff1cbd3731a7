import type { MenuLesson } from '@hakka/contract/lesson'
import { useEffect, useState } from 'react'
import { loadProgress, type Progress } from '../../../app/progress.ts'
import { useVisitor } from '../../../app/visitor.ts'

export type LessonState = 'done' | 'started' | 'new' | 'missing'

/** Which modules the learner has finished, lesson by lesson; empty until the page is alive. */
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

export function stateOf(lesson: MenuLesson, progress: Progress): { state: LessonState; done: number } {
  if (lesson.id === null) return { state: 'missing', done: 0 }
  const done = progress.get(lesson.id)?.size ?? 0
  if (done >= lesson.module_count && done > 0) return { state: 'done', done: lesson.module_count }
  return { state: done > 0 ? 'started' : 'new', done }
}
