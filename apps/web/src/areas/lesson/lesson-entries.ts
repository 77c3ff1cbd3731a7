import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import type { ModuleHost, ModuleResult } from '@hakka/modules/host'
import { isExercise, moduleItems, moduleWords } from '@hakka/modules/web'
import type { LessonProgress } from '../../app/attempts/progress.ts'
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
export function lessonGroups(lesson: Lesson, { done, begun }: LessonProgress): ContainerGroup[] {
  let count = 0
  return ACTIVITIES.map(({ key, title }) => ({
    title,
    entries: lesson.activities[key].modules.map((module) => ({
      no: ++count,
      code: module.code,
      name: module.name || module.type_name,
      description: module.description,
      done: done.has(module.no),
      begun: begun.has(module.no) && !done.has(module.no),
      missed: missedOf(done.get(module.no)),
      exercise: isExercise(module.type, module.broken),
      items: moduleItems(module.type, module.content, module.broken),
    })),
  })).filter(({ entries }) => entries.length > 0)
}

const missedOf = (result: ModuleResult | null | undefined) =>
  result && result.earned < result.total ? result : undefined

/** All words that the lesson teaches. */
export const lessonVocabulary = (modules: readonly LessonModule[]): ModuleHost['vocabulary'] =>
  modules.flatMap(({ type, content, broken }) => moduleWords(type, content, broken))
