import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { FinishedWork, ModuleHost, RoomWish } from '@hakka/modules/host'
import { preloadView, preloadWhole } from '@hakka/modules/web'
import { whenIdle } from '@hakka/ui/at-rest.ts'
import { play, stopAudio, unlockOnFirstGesture } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { signal } from '@hakka/ui/signals.ts'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { api } from '../../app/api.ts'
import { useReading } from '../../app/container/reading.ts'
import type { ContainerState } from '../../app/container/use-container.ts'
import { fetchEach, fetchFaces, fetchFiles, savesData, soundsIn } from '../../app/fetch-ahead.ts'
import { judgeSpeech } from '../../app/judge.ts'
import { explain } from '../../app/lookup/explain.ts'
import { openLookup } from '../../app/lookup/request.ts'
import type { SpokenPart } from '../../app/spoken-part.ts'
import { useVisitor } from '../../app/visitor.ts'
import { lessonVocabulary } from './lesson-entries.ts'
import { loadEnd } from './load-end.ts'

export interface HostedLesson {
  lesson: Lesson
  modules: readonly LessonModule[]
  state: ContainerState
  announce(text: string): void
  finish(module: LessonModule, usedMs: number, work?: FinishedWork): void
  finishRound?(module: LessonModule, round: number, work: FinishedWork): void
  /** What follows in the place of the next activity. */
  onward?: { label: string; go(): void } | undefined
}

/** Only a teacher opens rooms: what does it comes when one is asked for. */
const launch = async (wish: RoomWish) => (await import('./launch-room.ts')).launchRoom(wish)

/** What the module views of a lesson may ask of the page. It changes only with what views show. */
export function useModuleHost({
  lesson,
  modules,
  state,
  announce,
  finish,
  finishRound,
  onward,
}: HostedLesson): ModuleHost {
  const reading = useReading()
  const vocabulary = useMemo(() => lessonVocabulary(modules), [modules])
  const module = modules[state.at]
  const { oneScreen } = state
  const following = state.entries[state.at + 1]?.name
  const next = onward?.label ?? (following && `下一個活動：${following}`)
  const teaches = useVisitor().user?.is_teacher ?? false
  useSounds(module, modules[state.at + 1])
  usePreparedLesson(modules)
  const shownAt = useShownAt(module)
  const ways = useRef({
    part: undefined as SpokenPart | undefined,
    done: (_work?: FinishedWork) => {},
    roundDone: (_no: number, _work: FinishedWork) => {},
    goTo: state.goToItem,
    goOn: () => {},
  })
  // Before any effect of the view: one that is done as soon as it stands must not tick the module before it.
  useLayoutEffect(() => {
    ways.current = {
      part: module && spokenPart(module, state.shown),
      done: (work) => module && finish(module, performance.now() - shownAt.current, work),
      roundDone: (no, work) => module && finishRound?.(module, no, work),
      goTo: state.goToItem,
      goOn: onward?.go ?? (() => state.goToEntry(state.at + 1)),
    }
  })
  return useMemo(
    () => ({
      dialectId: lesson.dialect_id,
      levelNo: lesson.level_no,
      lesson,
      reading,
      oneScreen,
      vocabulary,
      play,
      playAll: playSequence,
      hush: stopAudio,
      reload: reloadOnline,
      lookup: openLookup,
      explain: (text) => explain(lesson.dialect_id, text),
      judge: (spoken) => judgeSpeech(lesson.dialect_id, spoken, ways.current.part),
      signal,
      announce,
      done: (work) => ways.current.done(work),
      roundDone: (no, work) => ways.current.roundDone(no, work),
      goTo: (index) => ways.current.goTo(index),
      ...(teaches ? { classroom: { launch } } : {}),
      ...(next ? { next: { label: next, go: () => ways.current.goOn() } } : {}),
    }),
    [lesson, reading, oneScreen, vocabulary, announce, next, teaches],
  )
}

/** Loads the page anew, but never away from the lesson: a browser without a line would show its own page instead. */
function reloadOnline(): void {
  api('GET /api/my/id').then(
    () => location.reload(),
    () => {},
  )
}

/** Fetches while the learner looks: this module's sounds, the next module's view. Nothing sounds on in another. */
function useSounds(module: LessonModule | undefined, next: LessonModule | undefined): void {
  useEffect(() => unlockOnFirstGesture(), [])
  useEffect(() => {
    if (!module) return
    const off = new AbortController()
    whenIdle(() => {
      if (next) void preloadView(next.type)
    })
    void fetchEach(soundsIn(module.content), off)
    return () => {
      off.abort()
      stopAudio()
    }
  }, [module, next])
}

/**
 * After the reader's first touch or key, one by one and not for readers who save data: views, files and faces of the
 * whole lesson and what is seen at its end, so that it works to there without a line. What is there already costs
 * nothing.
 */
function usePreparedLesson(modules: readonly LessonModule[]): void {
  useEffect(() => {
    if (savesData()) return
    const off = new AbortController()
    async function prepare(): Promise<void> {
      // Code first: without it nothing is seen of a lesson, while a picture that lacks is one picture.
      for (const { type } of modules) {
        if (off.signal.aborted) return
        await new Promise<void>(whenIdle)
        await preloadWhole(type)
      }
      await loadEnd().catch(() => {})
      for (const { content } of modules) {
        if (off.signal.aborted) return
        await fetchFiles(content, off)
        await fetchFaces(content)
      }
    }
    const waiting = new AbortController()
    const begin = () => {
      waiting.abort()
      void prepare()
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin, { signal: waiting.signal })
    return () => {
      waiting.abort()
      off.abort()
    }
  }, [modules])
}

/** Which part is said, where one of them is shown alone. */
function spokenPart(module: LessonModule, shown: readonly number[]): SpokenPart | undefined {
  const [index, ...others] = shown
  if (index === undefined || others.length > 0) return undefined
  return { thing: 'module', thing_id: module.id, version_id: module.version_id, item: index + 1 }
}

/** When the module came to be shown, by the page's clock. */
function useShownAt(module: LessonModule | undefined) {
  const at = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another module begins the time anew
  useLayoutEffect(() => {
    at.current = performance.now()
  }, [module])
  return at
}
