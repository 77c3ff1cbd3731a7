import type { Review } from '@hakka/contract/dashboard'
import { and, desc, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { lessons, modules, moduleVersions } from '../../db/tables/content.ts'
import { lessonTexts } from '../../db/tables/search.ts'
import { attempts } from '../../db/tables/study.ts'
import { publishedContent } from '../../domain/attempts/module.ts'
import { lessonUrl } from '../../domain/lesson/lesson-address.ts'
import { isPublished, isSeen } from '../../domain/lesson/modules.ts'
import { missedTexts, textsWithin } from './missed-texts.ts'

/** So many words are shown, and so many exercises are looked at. */
const WORDS = 6
const EXERCISES = 12
const DAY_MS = 24 * 60 * 60_000
/** What was missed longer ago is another year's. */
const DAYS = 120

/** Exercises whose latest answer missed something, the latest first. */
async function missedOf(db: NodePgDatabase, userId: number, now: Date) {
  const latest = db
    .selectDistinctOn([attempts.thingId, attempts.item], {
      moduleId: attempts.thingId,
      versionId: attempts.versionId,
      answer: attempts.answer,
      earned: attempts.earned,
      total: attempts.total,
      doneAt: attempts.doneAt,
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        eq(attempts.thing, 'module'),
        gt(attempts.doneAt, new Date(now.getTime() - DAYS * DAY_MS)),
      ),
    )
    .orderBy(attempts.thingId, attempts.item, desc(attempts.doneAt), desc(attempts.id))
    .as('latest')
  return db
    .select({
      answer: latest.answer,
      versionId: moduleVersions.id,
      no: modules.no,
      name: moduleVersions.name,
      lesson: lessons,
    })
    .from(latest)
    .innerJoin(modules, eq(modules.id, latest.moduleId))
    .innerJoin(moduleVersions, and(isPublished(), eq(moduleVersions.id, latest.versionId)))
    .innerJoin(lessons, and(eq(lessons.id, modules.lessonId), isSeen()))
    .where(gt(latest.total, latest.earned))
    .orderBy(desc(latest.doneAt))
    .limit(EXERCISES)
}

/** Words to be looked at again: of the exercises that were missed those that were, else all that they ask for. */
export async function reviewOf(db: NodePgDatabase, userId: number, now: Date): Promise<Review | null> {
  const missed = await missedOf(db, userId, now)
  if (missed.length === 0) return null
  const lessonIds = [...new Set(missed.map(({ lesson }) => lesson.id))]
  const taught = await db
    .select()
    .from(lessonTexts)
    .where(
      and(
        inArray(lessonTexts.lessonId, lessonIds),
        eq(lessonTexts.kind, 'word'),
        or(ne(lessonTexts.chinese, ''), ne(lessonTexts.pinyin, '')),
      ),
    )
    .orderBy(lessonTexts.position)
  const found = new Map<string, (typeof taught)[number]>()
  let first: { url: string; module_name: string } | undefined
  for (const { answer, versionId, no, name, lesson } of missed) {
    const read = (await publishedContent(db, versionId))?.read
    if (!read?.ok) continue
    const words = taught.filter(({ lessonId }) => lessonId === lesson.id)
    const within = (texts: ReadonlySet<string>) =>
      words.filter(({ text, chinese }) => texts.has(text) || (chinese !== '' && texts.has(chinese)))
    const told = within(missedTexts(read.type, read.content, answer))
    const own = told.length > 0 ? told : within(textsWithin(read.content))
    if (own.length > 0) first ??= { url: `${lessonUrl(lesson)}&mod_no=${no}`, module_name: name }
    for (const word of own) found.set(`${word.dialectId} ${word.text} ${word.pinyin}`, word)
  }
  if (!first) return null
  const words = [...found.values()].slice(0, WORDS)
  return {
    words: words.map(({ text, pinyin, chinese, dialectId, sound, synthetic }) => ({
      text,
      pinyin,
      chinese,
      dialect_id: dialectId,
      sound: sound === null ? null : { url: sound, synthetic },
    })),
    count: found.size,
    ...first,
  }
}
