import { contentParts, draftFaults, moduleTypes, openedContent, readContent } from '@hakka/modules/server'
import { sanitizeHtml } from '../domain/text/html.ts'
import { pathText } from './json.ts'
import { lessonParts } from './lesson-parts.ts'
import type { PackLesson, PackModule, PackProblem } from './pack.ts'
import { textProblems } from './text-problems.ts'

type Problem = Omit<PackProblem, 'file'>

/** What is wrong inside one lesson: numbering, module contents, HTML, readings. */
export function checkLesson(lesson: PackLesson, source: unknown): Problem[] {
  const problems: Problem[] = []
  const places = Object.entries(lesson.activities).flatMap(([activity, own]) =>
    (own?.modules ?? []).map((module, index) => ({
      module,
      path: `$.activities.${activity}.modules[${index}]`,
    })),
  )
  if (places.length === 0) problems.push({ path: '$.activities', reason: '這一課沒有任何活動' })
  for (const [index, { module, path }] of places.entries()) {
    if (module.no !== index + 1) problems.push({ path: `${path}.no`, reason: `編號應該是 ${index + 1}` })
    problems.push(...checkModule(module, path))
  }
  problems.push(...textProblems(lessonParts(lesson), source, lesson.dialect_id))
  return problems
}

function checkModule(module: PackModule, path: string): Problem[] {
  const type = moduleTypes.get(module.type)
  if (!type) return [{ path: `${path}.type`, reason: `未定義的模組 ${module.type}` }]
  if (module.version > type.version) {
    return [{ path: `${path}.version`, reason: `版本 ${module.version} 比本系統的 ${type.version} 新` }]
  }
  const read = readContent(module.type, module.content, module.version)
  if (!read?.ok) {
    return draftFaults(type, openedContent(type, module.content, module.version)).map((fault) => ({
      path: `${path}.content${pathText(keysOf(fault.path)).slice(1)}`,
      reason: fault.message,
    }))
  }
  return contentParts(module.type, module.content, module.version)
    .filter((part) => part.is === 'html' && sanitizeHtml(part.html) !== part.html)
    .map(() => ({ path: `${path}.content`, reason: 'HTML 含有不允許的標籤或屬性，或寫法不標準' }))
}

/** `words.0.text` as a list of keys. */
const keysOf = (path: string): PropertyKey[] =>
  path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
