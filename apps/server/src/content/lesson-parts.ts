import { contentParts, type Part, partsOf } from '@hakka/modules/server'
import { type PackLesson, packLesson } from './pack.ts'

/** Everything a lesson of a pack is made of, each with its place: `$.title.hakka`, `$.activities.1.modules[0].content…`. */
export function lessonParts(lesson: PackLesson): Part[] {
  const modules = Object.entries(lesson.activities).flatMap(([activity, own]) =>
    (own?.modules ?? []).flatMap(({ type, content, version }, index) =>
      contentParts(type, content, version).map((part) =>
        placed(part, `$.activities.${activity}.modules[${index}].content`),
      ),
    ),
  )
  return [...partsOf(packLesson, lesson).map((part) => placed(part, '$')), ...modules]
}

const placed = (part: Part, at: string): Part => ({ ...part, path: at + part.path })
