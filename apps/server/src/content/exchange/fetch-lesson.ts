import type { FetchResult } from '@hakka/contract/lesson-fetch'
import type { Transaction } from '../../db/transaction.ts'
import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'
import type { Services } from '../../domain/services.ts'
import type { Pack, PackLesson } from '../pack.ts'
import { PackError, parsePack } from '../read.ts'
import { landLesson } from './land-lesson.ts'
import { addressIn, keyOf } from './lesson-at.ts'
import { lessonMedia, storeMedia } from './lesson-media.ts'
import { problemTexts } from './problem-text.ts'
import { sourceOf } from './source.ts'
import { SourceFailure } from './source-failure.ts'

type Fetching = Pick<Services, 'db' | 'blobs' | 'env' | 'now'>

const failed = (output: string[], title: FetchResult['title'] = null): FetchResult => ({
  id: null,
  success: false,
  outcome: 'failed',
  output,
  title,
})

/** Writes a result beside what it is of: in its transaction, where it has one. */
export type Keep = (db: Pick<Transaction, 'select' | 'update'>, result: FetchResult) => Promise<void>

const NOT_KEPT: Keep = () => Promise.resolve()

/** Fetches a lesson from the source and takes it in as a draft. Whatever goes wrong is its result's reason. */
export async function fetchLesson(
  services: Fetching,
  address: LessonAddress,
  userId: number,
  keep = NOT_KEPT,
): Promise<FetchResult> {
  const told = async (result: FetchResult): Promise<FetchResult> => {
    await keep(services.db, result)
    return result
  }
  let files: ReadonlyMap<string, Buffer> | undefined
  try {
    files = await sourceOf(services.env).find(address)
    if (!files) return await told({ ...failed(['教材庫沒有這一課']), outcome: 'none' })
    const lesson = lessonIn(parsePack(files), address)
    if (!lesson) return await told(failed(['教材庫給的是另一課']))
    return await bringLesson(services, lesson, userId, keep)
  } catch (error) {
    if (error instanceof SourceFailure) return await told(failed([error.message]))
    if (error instanceof PackError)
      return await told(failed(problemTexts(error.problems, files ?? new Map())))
    throw error
  }
}

interface Found {
  pack: Pack
  lesson: PackLesson
}

function lessonIn(pack: Pack, address: LessonAddress): Found | undefined {
  const lesson = [...pack.lessons.values()]
    .map((own) => own.lesson)
    .find((own) => keyOf(addressIn(own)) === keyOf(address))
  return lesson && { pack, lesson }
}

/** Takes in one lesson of a pack that was found whole: its files first, then all of it, and its result, or nothing. */
export async function bringLesson(
  { db, blobs, now }: Pick<Services, 'db' | 'blobs' | 'now'>,
  { pack, lesson }: Found,
  userId: number,
  keep = NOT_KEPT,
): Promise<FetchResult> {
  const stored = await lessonMedia({ db, blobs }, pack, lesson)
  await storeMedia(blobs, pack, stored)
  return db.transaction(async (transaction) => {
    const landed = await landLesson(transaction, { lesson, stored }, { userId, at: now() })
    const result = { ...landed, title: lesson.title }
    await keep(transaction, result)
    return result
  })
}
