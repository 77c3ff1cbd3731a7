import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentType, Suspense, useRef } from 'react'
import type { EditorProps } from './kit/editor/editor-host.tsx'
import { editorOf } from './kit/editor/editor-of.tsx'
import type { Shape } from './kit/editor/shape.ts'

export { at, fitted } from './kit/editor/draft.ts'
export type {
  EditorHost,
  FileKind,
  LessonFile,
  RecorderProps,
  Remark,
  RichTextProps,
} from './kit/editor/editor-host.tsx'
export type { Fault, Shape } from './kit/editor/shape.ts'
export { firstOfUnwritten } from './kit/editor/unwritten.ts'
export { whereOf } from './kit/editor/where.ts'

type Load = () => Promise<{ default: ComponentType<EditorProps> }>

/** The types that say more of their fields than their schema does. */
const loads: Readonly<Record<string, Load>> = {
  article: () => import('./article/Editor.tsx'),
  article_review: () => import('./article_review/Editor.tsx'),
  classification: () => import('./classification/Editor.tsx'),
  hakka_to_chinese: () => import('./hakka_to_chinese/Editor.tsx'),
  kid_animation: () => import('./kid_animation/Editor.tsx'),
  kid_async_learning: () => import('./kid_async_learning/Editor.tsx'),
  kid_ebook: () => import('./kid_ebook/Editor.tsx'),
  kid_sentence_pattern: () => import('./kid_sentence_pattern/Editor.tsx'),
  kid_vocabulary: () => import('./kid_vocabulary/Editor.tsx'),
  matching: () => import('./matching/Editor.tsx'),
  matching_2: () => import('./matching_2/Editor.tsx'),
  matching_in_diagram: () => import('./matching_in_diagram/Editor.tsx'),
  multiple_videos: () => import('./multiple_videos/Editor.tsx'),
  organizational_mindmap: () => import('./organizational_mindmap/Editor.tsx'),
  practice: () => import('./practice/Editor.tsx'),
  q_and_a: () => import('./q_and_a/Editor.tsx'),
  ranking_bar: () => import('./ranking_bar/Editor.tsx'),
  recover_sentence: () => import('./recover_sentence/Editor.tsx'),
  sentence_game: () => import('./sentence_game/Editor.tsx'),
  sentence_pattern: () => import('./sentence_pattern/Editor.tsx'),
  sentence_pattern_practice: () => import('./sentence_pattern_practice/Editor.tsx'),
  sentence_pattern_practice_line_up: () => import('./sentence_pattern_practice_line_up/Editor.tsx'),
  short_article: () => import('./short_article/Editor.tsx'),
  slido_postit: () => import('./slido_postit/Editor.tsx'),
  slido_word_cloud: () => import('./slido_word_cloud/Editor.tsx'),
  text: () => import('./text/Editor.tsx'),
  timeline_cloze: () => import('./timeline_cloze/Editor.tsx'),
  venn_diagram: () => import('./venn_diagram/Editor.tsx'),
  word: () => import('./word/Editor.tsx'),
  word_games: () => import('./word_games/Editor.tsx'),
  word_matching: () => import('./word_matching/Editor.tsx'),
  word_relation_ver: () => import('./word_relation_ver/Editor.tsx'),
}

const editors = new Map(Object.entries(loads).map(([type, load]) => [type, lazyTwice(load)]))

/** The shape that the server told of a type; `undefined` of a type that nobody defines. */
export function shapeFrom(told: unknown): Shape | undefined {
  return isShape(told) ? told : undefined
}

const isShape = (told: unknown): told is Shape =>
  typeof told === 'object' && told !== null && 'is' in told && typeof told.is === 'string'

/** What a type without an editor of its own is edited with: its schema says enough. */
const Plain = editorOf()

/** The types with an editor of their own. */
export const editorTypes: ReadonlySet<string> = new Set(editors.keys())

/**
 * Edits the content of a module of any type that has a schema. Its code comes after the page's: what is typed or pressed
 * before is kept until then.
 */
export function ModuleEditor({ type, ...props }: EditorProps & { type: string }) {
  const Editor = editors.get(type) ?? Plain
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-part="" className="contents">
      <Suspense fallback={<Loading />}>
        <Editor {...props} />
        <Live part={part} />
      </Suspense>
    </div>
  )
}
