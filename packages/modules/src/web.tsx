import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from 'react'
import { ebookItems } from './kid_ebook/items.ts'
import type { ModuleItem } from './kit/define.ts'
import type { ViewProps } from './kit/host.ts'
import { useHost } from './kit/host-context.tsx'
import { ModuleBoundary } from './kit/ModuleBoundary.tsx'
import { patternItems } from './kit/pattern-items.ts'
import { UnknownModule } from './kit/UnknownModule.tsx'
import { vocabularyItems } from './kit/vocabulary-items.ts'

export { HostProvider } from './kit/host-context.tsx'
export { Practice } from './kit/recording/Practice.tsx'

interface RegisteredView {
  load(): Promise<unknown>
  View: ComponentType<ViewProps<unknown>>
  items(content: unknown): ModuleItem[]
}

/**
 * Registers a view under its type. Here, and only here, a type's content loses its shape: whoever shows a module
 * by the name of its type has content that the server parsed by that type's schema.
 */
function view<C>(
  load: () => Promise<{ default: ComponentType<ViewProps<C>> }>,
  items: (content: C) => ModuleItem[] = () => [],
): RegisteredView {
  const registered: unknown = { load, View: lazy(load), items }
  return registered as RegisteredView
}

const views: ReadonlyMap<string, RegisteredView> = new Map([
  ['article', view(() => import('./article/View.tsx'))],
  ['article_review', view(() => import('./article_review/View.tsx'))],
  ['classification', view(() => import('./classification/View.tsx'))],
  ['hakka_to_chinese', view(() => import('./hakka_to_chinese/View.tsx'))],
  ['kid_animation', view(() => import('./kid_animation/View.tsx'))],
  ['kid_async_learning', view(() => import('./kid_async_learning/View.tsx'))],
  ['kid_ebook', view(() => import('./kid_ebook/View.tsx'), ebookItems)],
  ['kid_sentence_pattern', view(() => import('./kid_sentence_pattern/View.tsx'), patternItems)],
  ['kid_vocabulary', view(() => import('./kid_vocabulary/View.tsx'), vocabularyItems)],
  ['matching', view(() => import('./matching/View.tsx'))],
  ['matching_2', view(() => import('./matching_2/View.tsx'))],
  ['matching_in_diagram', view(() => import('./matching_in_diagram/View.tsx'))],
  ['multiple_videos', view(() => import('./multiple_videos/View.tsx'))],
  ['organizational_mindmap', view(() => import('./organizational_mindmap/View.tsx'))],
  ['practice', view(() => import('./practice/View.tsx'))],
  ['q_and_a', view(() => import('./q_and_a/View.tsx'))],
  ['ranking_bar', view(() => import('./ranking_bar/View.tsx'))],
  ['recover_sentence', view(() => import('./recover_sentence/View.tsx'))],
  ['sentence_game', view(() => import('./sentence_game/View.tsx'))],
  ['sentence_pattern', view(() => import('./sentence_pattern/View.tsx'), patternItems)],
  ['sentence_pattern_practice', view(() => import('./sentence_pattern_practice/View.tsx'))],
  ['sentence_pattern_practice_line_up', view(() => import('./sentence_pattern_practice_line_up/View.tsx'))],
  ['short_article', view(() => import('./short_article/View.tsx'))],
  ['slido_postit', view(() => import('./slido_postit/View.tsx'))],
  ['slido_word_cloud', view(() => import('./slido_word_cloud/View.tsx'))],
  ['text', view(() => import('./text/View.tsx'))],
  ['timeline_cloze', view(() => import('./timeline_cloze/View.tsx'))],
  ['venn_diagram', view(() => import('./venn_diagram/View.tsx'))],
  ['word', view(() => import('./word/View.tsx'), vocabularyItems)],
  ['word_games', view(() => import('./word_games/View.tsx'))],
  ['word_matching', view(() => import('./word_matching/View.tsx'))],
  ['word_relation_ver', view(() => import('./word_relation_ver/View.tsx'))],
])

/** The types that have a view. */
export const viewTypes: ReadonlySet<string> = new Set(views.keys())

/** Fetches a type's view, so that it is there when it is wanted. Unknown types have none. */
export async function preloadView(type: string): Promise<void> {
  await views.get(type)?.load()
}

/** The slides of a module, empty for a type without any; `content` as the server gave it. */
export function moduleItems(type: string, content: unknown, broken = false): ModuleItem[] {
  return broken ? [] : (views.get(type)?.items(content) ?? [])
}

export interface ModuleViewProps {
  type: string
  /** As the server gave it: parsed by the type's schema, unless `broken`. */
  content: unknown
  /** The content no longer fits its type. */
  broken?: boolean | undefined
  items: readonly number[]
  /** Changes with lesson, dialect and module: another key starts the module anew. */
  moduleKey: string
}

/** Shows a module of any type, in the reader's text size; what has no view is shown raw. */
export function ModuleView({ type, content, broken = false, items, moduleKey }: ModuleViewProps): ReactNode {
  const { reading, levelNo } = useHost()
  const part = useRef<HTMLDivElement>(null)
  const registered = views.get(type)
  const raw = (
    <>
      <UnknownModule
        title={registered ? '這個模組的內容有誤，無法顯示' : `未定義的模組 ${type}`}
        content={content}
      />
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
      className="text-18 leading-[1.75]"
    >
      {registered && !broken ? (
        <ModuleBoundary key={moduleKey} fallback={raw}>
          <Suspense fallback={<Loading />}>
            <registered.View content={content} items={items} moduleKey={moduleKey} />
            <Live part={part} />
          </Suspense>
        </ModuleBoundary>
      ) : (
        raw
      )}
    </div>
  )
}
