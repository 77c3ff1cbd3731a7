import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost } from '@hakka/modules/host'
import { preloadView } from '@hakka/modules/web'
import { play, prefetch, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useMemo } from 'react'
import { useReading } from '../../app/container/reading.ts'
import type { ContainerState } from '../../app/container/use-container.ts'
import { lessonVocabulary, soundsIn } from './lesson-entries.ts'

export interface HostedLesson {
  lesson: Lesson
  modules: readonly LessonModule[]
  state: ContainerState
  announce(text: string): void
  finish(moduleNo: number): void
}

/** What the module views of a lesson may ask of the page. */
export function useModuleHost({ lesson, modules, state, announce, finish }: HostedLesson): ModuleHost {
  const reading = useReading()
  const vocabulary = useMemo(() => lessonVocabulary(modules), [modules])
  const module = modules[state.at]
  const following = state.entries[state.at + 1]
  useSounds(module, modules[state.at + 1])
  return {
    dialectId: lesson.dialect_id,
    levelNo: lesson.level_no,
    reading,
    vocabulary,
    play,
    playAll: playSequence,
    signal,
    announce,
    done: () => module && finish(module.no),
    goTo: state.goToItem,
    ...(following
      ? { next: { label: `下一個活動：${following.name}`, go: () => state.goToEntry(state.at + 1) } }
      : {}),
  }
}

/** Fetches while the learner looks: this module's sounds, the next module's view. Nothing sounds on in another. */
function useSounds(module: LessonModule | undefined, next: LessonModule | undefined): void {
  useEffect(() => unlockOnFirstGesture(), [])
  useEffect(() => {
    if (!module) return
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
    whenIdle(() => {
      for (const url of soundsIn(module.content)) prefetch({ url })
      if (next) void preloadView(next.type)
    })
    return () => stopAudio()
  }, [module, next])
}
