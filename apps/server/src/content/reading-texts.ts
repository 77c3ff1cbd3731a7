import type { Part } from '@hakka/modules/server'
import { lessonParts } from './lesson-parts.ts'
import type { PackLesson } from './pack.ts'
import { hakkaInHtml } from './pairs.ts'

/** What is set in a lesson's face: its Hakka, and what stands in headings. */
export function textsOfFace(lesson: PackLesson): string[] {
  const parts = lessonParts(lesson)
  return [...readingTexts(parts), ...headingsOf(lesson, parts)]
}

/** All Hakka among parts. */
export const readingTexts = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => {
    if (part.is === 'html') return [...hakkaInHtml(part.html)].map(({ text }) => text)
    return part.is === 'hakka' ? part.text : []
  })

/** What stands in headings, in the reading face too: names of modules and the running text of `text` modules. */
const headingsOf = (lesson: PackLesson, parts: readonly Part[]) => [
  ...Object.values(lesson.activities)
    .flatMap((activity) => activity?.modules ?? [])
    .flatMap((module) => [module.name, module.title ?? '']),
  ...parts.flatMap((part) => (part.is === 'html' ? part.html : [])),
]
