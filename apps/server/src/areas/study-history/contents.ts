import { inArray } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons } from '../../db/tables/content.ts'
import { studyCategories } from '../../db/tables/self-study.ts'
import { lessonUrl, levelName, targetName } from '../../domain/lesson/lesson-address.ts'
import type { StudiedPage } from '../../domain/study/page-of-key.ts'

/** What was studied on a page. */
interface Content {
  /** Ⅲ級教材 單元二 第二課 */
  place: string
  /** In Hakka; of self-study and terms in Mandarin, or empty. */
  title: string
  /** Also found by. */
  chinese: string
  url: string | null
}

const idsOf = (pages: Iterable<StudiedPage>, name: 'lesson_id' | 'category_id') => [
  ...new Set([...pages].flatMap((page) => page[name] ?? [])),
]

/** What was studied, by the keys of its pages. What is gone is called by its place alone. */
export async function contentsOf(
  db: NodePgDatabase,
  pages: ReadonlyMap<string, StudiedPage>,
): Promise<Map<string, Content>> {
  const lessonIds = idsOf(pages.values(), 'lesson_id')
  const categoryIds = idsOf(pages.values(), 'category_id')
  const known = lessonIds.length
    ? await db
        .select({
          id: lessons.id,
          stepNo: lessons.stepNo,
          semesterNo: lessons.semesterNo,
          typeNo: lessons.typeNo,
          dialectId: lessons.dialectId,
          no: lessons.no,
          title: lessons.title,
          titleChinese: lessons.titleChinese,
          state: lessons.state,
        })
        .from(lessons)
        .where(inArray(lessons.id, lessonIds))
    : []
  const categories = categoryIds.length
    ? await db
        .select({ id: studyCategories.id, name: studyCategories.name })
        .from(studyCategories)
        .where(inArray(studyCategories.id, categoryIds))
    : []
  const lessonOf = new Map(known.map((lesson) => [lesson.id, lesson]))
  const categoryOf = new Map(categories.map((category) => [category.id, category]))
  return new Map(
    [...pages].map(([key, page]): [string, Content] => {
      const lesson = lessonOf.get(page.lesson_id ?? 0)
      if (lesson) {
        const { title, titleChinese } = lesson
        const url = lesson.state === 'published' ? lessonUrl(lesson) : null
        return [key, { place: targetName(lesson, ''), title, chinese: titleChinese, url }]
      }
      const title = categoryOf.get(page.category_id ?? 0)?.name ?? ''
      return [key, { place: placeOf(page), title, chinese: '', url: null }]
    }),
  )
}

/** As far as the page said where it stands. */
function placeOf({ level_no, step_no, semester_no, type_no, dialect_id, lesson_no }: StudiedPage): string {
  if (step_no && semester_no && type_no && dialect_id && lesson_no) {
    const address = { stepNo: step_no, semesterNo: semester_no, typeNo: type_no, dialectId: dialect_id }
    return targetName({ ...address, no: lesson_no }, '')
  }
  return level_no === undefined ? '' : levelName(level_no)
}
