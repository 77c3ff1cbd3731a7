import { unitAt } from '@hakka/contract/constants'
import { readContent } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, lessons } from '../../db/tables/content.ts'
import { lessonUrl, targetName } from '../lesson/lesson-address.ts'
import { isSeen, type PublishedModule, publishedModules } from '../lesson/modules.ts'
import { minutesFor, type Source, type SourceItem } from './source.ts'

/** A lesson with its modules; nothing of one that learners see none of. */
export async function lessonSource(db: NodePgDatabase, lessonId: number): Promise<Source | undefined> {
  const [found] = await db
    .select({ lesson: lessons, picture: files.key })
    .from(lessons)
    .leftJoin(files, eq(files.id, lessons.thumbnailFileId))
    .where(and(isSeen(), eq(lessons.id, lessonId)))
  const modules = found ? await publishedModules(db, lessonId) : []
  if (!found || modules.length === 0) return undefined
  const { lesson, picture } = found
  const address = lessonUrl(lesson)
  return {
    title: lesson.title,
    titlePinyin: lesson.titlePinyin,
    dialectId: lesson.dialectId,
    place: unitAt(lesson.stepNo, lesson.semesterNo) ? targetName(lesson, '') : '',
    picture: picture ? `/files/${picture}` : null,
    items: modules.map((module, at) => itemOf(module, `${address}&mod_no=${at + 1}`)),
  }
}

function itemOf(module: PublishedModule, url: string): SourceItem {
  return {
    thing: 'module',
    thing_id: module.id,
    title: module.title || module.name,
    ...sizeOf(module),
    url,
    versionId: module.versionId,
    dialectId: null,
  }
}

/** How much there is to do in a module. */
function sizeOf(module: PublishedModule): Pick<SourceItem, 'parts' | 'size' | 'minutes' | 'asks'> {
  const read = readContent(module.type, module.content, module.schemaVersion)
  if (!read?.ok) return { parts: 0, size: '', minutes: 3, asks: false }
  const { type, content } = read
  if (type.asks) {
    const parts = questionsIn(content) ?? areasIn(type.solution(content))
    const size = parts > 0 ? `${parts} 題` : ''
    // Games with the lesson's words say at once what is right: they are no test.
    return { parts, size, minutes: minutesFor(parts || 6, 30), asks: type.oneByOne(content).length > 0 }
  }
  const words = type.words(content).length
  if (words > 0) return { parts: 0, size: `${words} 個語詞`, minutes: minutesFor(words, 30), asks: false }
  const items = type.items(content).length
  return { parts: 0, size: items > 0 ? `${items} 段` : '', minutes: minutesFor(items || 6, 30), asks: false }
}

/** What the content lists as its questions, whatever its type. */
function questionsIn(content: unknown): number | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  const own: Record<string, unknown> = { ...content }
  const list = [own.questions, own.terms, own.sentences].find((one) => Array.isArray(one))
  return Array.isArray(list) ? list.length : undefined
}

const areasIn = (solution: unknown): number =>
  typeof solution === 'object' && solution !== null ? Object.keys(solution).length : 0
