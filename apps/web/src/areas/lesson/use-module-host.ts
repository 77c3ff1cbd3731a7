import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost, ModuleResult } from '@hakka/modules/host'
import { preloadView } from '@hakka/modules/web'
import { play, prefetch, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useReading } from '../../app/container/reading.ts'
import type { ContainerState } from '../../app/container/use-container.ts'
import { judgeSpeech } from '../../app/judge.ts'
import { openLookup } from '../../app/lookup/request.ts'
import { useVisitor } from '../../app/visitor.ts'
import { launchRoom } from './launch-room.ts'
import { lessonVocabulary, soundsIn } from './lesson-entries.ts'

export interface HostedLesson {
  lesson: Lesson
  modules: readonly LessonModule[]
  state: ContainerState
  announce(text: string): void
  finish(moduleNo: number, result?: ModuleResult): void
}

/** What the module views of a lesson may ask of the page. It changes only with what views show. */
export function useModuleHost({ lesson, modules, state, announce, finish }: HostedLesson): ModuleHost {
  const reading = useReading()
  const vocabulary = useMemo(() => lessonVocabulary(modules), [modules])
  const module = modules[state.at]
  const next = state.entries[state.at + 1]?.name
  const teaches = useVisitor().user?.is_teacher ?? false
  useSounds(module, modules[state.at + 1])
  const ways = useRef({ done: (_result?: ModuleResult) => {}, goTo: state.goToItem, goOn: () => {} })
  // Before any effect of the view: one that is done as soon as it stands must not tick the module before it.
  useLayoutEffect(() => {
    ways.current = {
      done: (result) => module && finish(module.no, result),
      goTo: state.goToItem,
      goOn: () => state.goToEntry(state.at + 1),
    }
  })
  return useMemo(
    () => ({
      dialectId: lesson.dialect_id,
      levelNo: lesson.level_no,
      lesson,
      reading,
      vocabulary,
      play,
      playAll: playSequence,
      hush: stopAudio,
      lookup: openLookup,
      judge: (spoken) => judgeSpeech(lesson.dialect_id, spoken),
      signal,
      announce,
      done: (result) => ways.current.done(result),
      goTo: (index) => ways.current.goTo(index),
      ...(teaches ? { classroom: { launch: launchRoom } } : {}),
      ...(next ? { next: { label: `下一個活動：${next}`, go: () => ways.current.goOn() } } : {}),
    }),
    [lesson, reading, vocabulary, announce, next, teaches],
  )
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
