import { dialectName, levelOfStep, unitAt } from '@hakka/contract/constants'
import type { LessonCard } from '@hakka/contract/home'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { files, lessons } from '../../db/tables/content.ts'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { lessonUrl, levelName, typeName } from '../../domain/lesson/lesson-address.ts'
import { isSeen } from '../../domain/lesson/modules.ts'
import { headlines, latestHeadline } from '../../domain/published/latest-news.ts'
import { newestDownloads } from '../../domain/published/newest-downloads.ts'
import { studyCards } from '../../domain/self-study/cards.ts'
import { route } from '../../http/route.ts'

const CARDS = 9
const NEWSES = 5

/** Lessons drawn at random; no lesson comes twice in two dialects. */
async function randomCards(db: NodePgDatabase): Promise<LessonCard[]> {
  const drawn = db
    .selectDistinctOn([lessons.stepNo, lessons.semesterNo, lessons.typeNo, lessons.no], { id: lessons.id })
    .from(lessons)
    .where(isSeen())
    .orderBy(lessons.stepNo, lessons.semesterNo, lessons.typeNo, lessons.no, sql`random()`)
    .as('drawn')
  const rows = await db
    .select({ lesson: lessons, key: files.key })
    .from(drawn)
    .innerJoin(lessons, eq(lessons.id, drawn.id))
    .leftJoin(files, eq(files.id, lessons.thumbnailFileId))
    .orderBy(sql`random()`)
    .limit(CARDS)
  return rows.map(({ lesson, key }) => ({
    id: lesson.id,
    title: lesson.title,
    show_url: lessonUrl(lesson),
    thumbnail_url: key ? `/files/${key}` : '',
    level_no: levelOfStep(lesson.stepNo),
    level_name: levelName(levelOfStep(lesson.stepNo)),
    part_name: unitAt(lesson.stepNo, lesson.semesterNo)?.part_name ?? '',
    dialect_name: dialectName(lesson.dialectId),
    type_name: typeName(lesson.typeNo),
  }))
}

export const routes = [
  route('GET /api/home', 'anyone', async ({ services: { db, now } }) => ({
    lessons: await randomCards(db),
    font: await titlesFace(db),
    newses: await headlines(db, now(), NEWSES),
    latest_news: await latestHeadline(db, now()),
    downloads: await newestDownloads(db),
    self_study: await studyCards(db),
  })),
]
