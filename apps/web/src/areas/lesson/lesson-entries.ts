import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost, ModuleResult } from '@hakka/modules/host'
import { moduleItems } from '@hakka/modules/web'
import type { ContainerGroup } from '../../app/container/types.ts'

const ACTIVITIES = [
  { key: '1', title: '活動一' },
  { key: '2', title: '活動二' },
  { key: '3', title: '活動三' },
] as const

/** The modules in the order of the side menu: `mod_no` counts them, from 1. */
export const modulesOf = ({ activities }: Lesson): LessonModule[] =>
  ACTIVITIES.flatMap(({ key }) => activities[key].modules)

/** The side menu of a lesson; an activity without modules is left out. */
export function lessonGroups(
  lesson: Lesson,
  done: ReadonlyMap<number, ModuleResult | null>,
): ContainerGroup[] {
  let count = 0
  return ACTIVITIES.map(({ key, title }) => ({
    title,
    entries: lesson.activities[key].modules.map((module) => ({
      no: ++count,
      code: module.code,
      name: module.name || module.type_name,
      description: module.description,
      done: done.has(module.no),
      missed: missedOf(done.get(module.no)),
      items: moduleItems(module.type, module.content, module.broken),
    })),
  })).filter(({ entries }) => entries.length > 0)
}

const missedOf = (result: ModuleResult | null | undefined) =>
  result && result.earned < result.total ? result : undefined

type Vocabulary = ModuleHost['vocabulary']

const VOCABULARY_TYPES = new Set(['word', 'kid_vocabulary'])

/** The server parsed the content by its type: where it says so, `words` are words. */
const holdsWords = (content: unknown): content is { words: Vocabulary } =>
  typeof content === 'object' && content !== null && 'words' in content && Array.isArray(content.words)

/** All words that the lesson teaches. */
export const lessonVocabulary = (modules: readonly LessonModule[]): Vocabulary =>
  modules.flatMap(({ type, content, broken }) =>
    VOCABULARY_TYPES.has(type) && !broken && holdsWords(content) ? content.words : [],
  )

/** Keys under which contents hold what is heard; under `audioUrl` they hold its address itself. */
const SOUND_KEYS = new Set(['audio', 'sound'])

/** Addresses of all sounds in a content, in reading order. */
export function soundsIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'audioUrl' && typeof value === 'string') return [value]
    const own: unknown = SOUND_KEYS.has(key) ? value : undefined
    const heard = typeof own === 'object' && own !== null && 'url' in own && typeof own.url === 'string'
    return heard ? [String(own.url)] : soundsIn(value)
  })
}
