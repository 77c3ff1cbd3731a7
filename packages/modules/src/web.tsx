import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import { ebookItems } from './kid_ebook/items.ts'
import type { ModuleItem } from './kit/define.ts'
import type { ExerciseProps, ViewProps } from './kit/host.ts'
import { useHost } from './kit/host-context.tsx'
import { ModuleBoundary, ViewUnavailable } from './kit/page/ModuleBoundary.tsx'
import { Unavailable } from './kit/page/Unavailable.tsx'
import { loadPanel } from './kit/recording/load-panel.tsx'
import { patternItems } from './kit/sentence/pattern-items.ts'
import type { VocabularyWord } from './kit/word/vocabulary.ts'
import { vocabularyItems, vocabularyWords } from './kit/word/vocabulary-items.ts'
import { loadGames } from './word_games/load-games.tsx'

export { HostProvider } from './kit/host-context.tsx'
export { Practice } from './kit/recording/Practice.tsx'
export { comingAgain, lateRounds, ROUNDS, readRounds } from './kit/round/kept-rounds.ts'
export { StudyPart } from './kit/StudyPart.tsx'
export { shuffle } from './kit/shuffle.ts'

/** Seldom seen, so no lesson begins with it. */
const UnknownModule = lazy(() =>
  import('./kit/page/UnknownModule.tsx').catch(() => ({ default: Unavailable })),
)

interface RegisteredView {
  load(): Promise<unknown>
  /** What the view fetches later. */
  parts: readonly (() => Promise<unknown>)[]
  View: ComponentType<ViewProps<unknown> | ExerciseProps<unknown, unknown>>
  /** It can be drawn from what is shown where the server marks. */
  exercise: boolean
  items(content: unknown): ModuleItem[]
  words(content: unknown): readonly VocabularyWord[]
  /** It is worked and not read: it has the screen to itself, with its bar at the lower edge. */
  oneScreen: boolean
}

/**
 * Registers a view under its type. Here, and only here, a type's content loses its shape: whoever shows a module
 * by the name of its type has content that the server parsed by that type's schema.
 */
function view<C>(
  load: () => Promise<{ default: ComponentType<ViewProps<C>> }>,
  items: (content: C) => ModuleItem[] = () => [],
  words: (content: C) => readonly VocabularyWord[] = () => [],
): RegisteredView {
  const registered: unknown = {
    load,
    parts: [],
    View: lazyView(load),
    exercise: false,
    oneScreen: false,
    items,
    words,
  }
  return registered as RegisteredView
}

/** A view's code, and where it does not arrive an error of its own: the content is not to blame. */
const lazyView = <P,>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new ViewUnavailable('no view', { cause })
    }),
  )

/** Registers the view of an exercise, which takes a content or what is shown of it, in the same way. */
function exercise<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  parts: RegisteredView['parts'] = [],
): RegisteredView {
  const registered: unknown = {
    load,
    parts,
    View: lazyView(load),
    exercise: true,
    oneScreen: true,
    items: () => [],
    words: () => [],
  }
  return registered as RegisteredView
}

/** A view without points that is worked and not read: it has the screen to itself, as exercises have. */
const worked = (own: RegisteredView): RegisteredView => ({ ...own, oneScreen: true })

const views: ReadonlyMap<string, RegisteredView> = new Map([
  ['article', view(() => import('./article/View.tsx'))],
  ['article_review', exercise(() => import('./article_review/View.tsx'))],
  ['classification', exercise(() => import('./classification/View.tsx'))],
  ['hakka_to_chinese', exercise(() => import('./hakka_to_chinese/View.tsx'))],
  ['kid_animation', view(() => import('./kid_animation/View.tsx'))],
  ['kid_async_learning', view(() => import('./kid_async_learning/View.tsx'))],
  ['kid_ebook', view(() => import('./kid_ebook/View.tsx'), ebookItems)],
  ['kid_sentence_pattern', view(() => import('./kid_sentence_pattern/View.tsx'), patternItems)],
  ['kid_vocabulary', view(() => import('./kid_vocabulary/View.tsx'), vocabularyItems, vocabularyWords)],
  ['matching', exercise(() => import('./matching/View.tsx'))],
  ['matching_2', exercise(() => import('./matching_2/View.tsx'))],
  ['matching_in_diagram', exercise(() => import('./matching_in_diagram/View.tsx'))],
  ['multiple_videos', view(() => import('./multiple_videos/View.tsx'))],
  ['organizational_mindmap', exercise(() => import('./organizational_mindmap/View.tsx'))],
  ['practice', exercise(() => import('./practice/View.tsx'))],
  ['q_and_a', worked(view(() => import('./q_and_a/View.tsx')))],
  ['ranking_bar', view(() => import('./ranking_bar/View.tsx'))],
  ['recover_sentence', exercise(() => import('./recover_sentence/View.tsx'))],
  ['sentence_game', exercise(() => import('./sentence_game/View.tsx'))],
  ['sentence_pattern', view(() => import('./sentence_pattern/View.tsx'), patternItems)],
  ['sentence_pattern_practice', exercise(() => import('./sentence_pattern_practice/View.tsx'))],
  [
    'sentence_pattern_practice_line_up',
    exercise(() => import('./sentence_pattern_practice_line_up/View.tsx')),
  ],
  ['short_article', exercise(() => import('./short_article/View.tsx'))],
  ['slido_postit', view(() => import('./slido_postit/View.tsx'))],
  ['slido_word_cloud', view(() => import('./slido_word_cloud/View.tsx'))],
  ['text', view(() => import('./text/View.tsx'))],
  ['timeline_cloze', exercise(() => import('./timeline_cloze/View.tsx'))],
  ['venn_diagram', exercise(() => import('./venn_diagram/View.tsx'))],
  ['word', view(() => import('./word/View.tsx'), vocabularyItems, vocabularyWords)],
  ['word_games', exercise(() => import('./word_games/View.tsx'), Object.values(loadGames))],
  ['word_matching', exercise(() => import('./word_matching/View.tsx'))],
  ['word_relation_ver', exercise(() => import('./word_relation_ver/View.tsx'))],
])

/** The types that have a view. */
export const viewTypes: ReadonlySet<string> = new Set(views.keys())

/** Whether a module is worked on one screen; what is read, or can't be shown, is not. */
export const isExercise = (type: string, broken = false): boolean =>
  !broken && views.get(type)?.oneScreen === true

/** Fetches a type's view, so that it is there when it is wanted. Unknown types have none; a line that is down is no fault. */
export async function preloadView(type: string): Promise<void> {
  await views
    .get(type)
    ?.load()
    .catch(() => {})
}

/** Fetches all that a type's view may ever want, and what a word of it is recorded with. */
export async function preloadWhole(type: string): Promise<void> {
  await preloadView(type)
  for (const load of [...(views.get(type)?.parts ?? []), loadPanel]) await load().catch(() => {})
}

/** The slides of a module, empty for a type without any; `content` as the server gave it. */
export function moduleItems(type: string, content: unknown, broken = false): ModuleItem[] {
  return broken ? [] : (views.get(type)?.items(content) ?? [])
}

/** The words that a module teaches to the lesson it stands in. */
export function moduleWords(type: string, content: unknown, broken = false): readonly VocabularyWord[] {
  return broken ? [] : (views.get(type)?.words(content) ?? [])
}

export interface ModuleViewProps {
  type: string
  /**
   * As the server gave it: parsed by the type's schema, unless `broken`. Where the host assesses, what is shown of an
   * exercise.
   */
  content: unknown
  /** The content no longer fits its type. */
  broken?: boolean | undefined
  items: readonly number[]
  /** Changes with lesson, dialect and module: another key starts the module anew. */
  moduleKey: string
}

/** Shows a module of any type, in the reader's text size; what has no view is shown raw. */
export function ModuleView({ type, content, broken = false, items, moduleKey }: ModuleViewProps): ReactNode {
  const { reading, levelNo, assess } = useHost()
  const part = useRef<HTMLDivElement>(null)
  const registered = views.get(type)
  const raw = (
    <>
      <Suspense fallback={<Loading />}>
        <UnknownModule
          title={registered ? '這個模組的內容有誤，無法顯示' : `未定義的模組 ${type}`}
          content={content}
        />
      </Suspense>
      <Live part={part} />
    </>
  )
  return (
    <div
      ref={part}
      data-part
      data-level={levelNo}
      data-size={reading.size}
      data-projector={reading.projector || undefined}
      className="fits text-18 leading-[1.75]"
    >
      {registered && !broken ? (
        <ModuleBoundary
          key={moduleKey}
          broken={raw}
          unavailable={
            <>
              <Unavailable />
              <Live part={part} />
            </>
          }
        >
          <Suspense fallback={<Loading />}>
            {assess && registered.exercise ? (
              <registered.View shown={content} items={items} moduleKey={moduleKey} />
            ) : (
              <registered.View content={content} items={items} moduleKey={moduleKey} />
            )}
            <Live part={part} />
          </Suspense>
        </ModuleBoundary>
      ) : (
        raw
      )}
    </div>
  )
}
