import { dialectName, LEVELS, lessonName } from '@hakka/contract/constants'
import { pageMeta } from '../../app/meta.ts'
import { unpack } from '../../app/packed.ts'
import type { LoadedLesson } from './load-lesson.ts'

/** Title and description of a page that shows a lesson. */
export function lessonMeta(loaded: LoadedLesson | undefined) {
  if (loaded?.lesson === undefined) return pageMeta('課程')
  const lesson = unpack(loaded.lesson)
  const level = LEVELS.find(({ no }) => no === lesson.level_no)?.name ?? ''
  return pageMeta(
    `${lessonName(lesson.no)} ${lesson.title}｜${level}${lesson.part_name}`,
    `${level}${lesson.part_name}${lessonName(lesson.no)}「${lesson.title}」，${dialectName(lesson.dialect_id)}：課文、語詞、練習，有拼音和聲音。`,
  )
}
